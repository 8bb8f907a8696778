"""What a link shows where it is posted: a sentence and a picture, read without scripts."""
