#!/bin/sh
# Runs once, in an empty database server: the application's own user, which is no superuser and sees one database.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$CONTENT_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
CREATE ROLE content LOGIN PASSWORD :'password' NOSUPERUSER NOCREATEDB NOCREATEROLE;
CREATE DATABASE content OWNER content;
REVOKE ALL ON DATABASE content FROM PUBLIC;
SQL
