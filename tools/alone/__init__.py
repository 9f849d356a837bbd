"""The table without a server: what makes the site, and hands it out here."""
