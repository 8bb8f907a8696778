"""What many games show: a summary for the terminal, and the designer's report as a page."""
