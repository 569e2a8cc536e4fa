"""Who somebody is: guests known by a secret token in a cookie, of which only the hash is kept."""
