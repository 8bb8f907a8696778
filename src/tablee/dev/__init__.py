"""For authors: a server that begins anew at every save, and a workbench beside it."""
