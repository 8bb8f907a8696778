"""Guests and accounts: names, passphrases, passkeys, recovery, devices, export, deletion."""
