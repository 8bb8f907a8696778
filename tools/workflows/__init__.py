"""The workflows in .github are read by two linters: actionlint for faults, zizmor for dangers."""
