"""The server: tables in the browser, every action kept before it is acknowledged."""
