#!/bin/sh
# Run once by the postgres image on an empty volume: a role and a schema for each service, with the password that stands
# in the service's database URL.
set -eu
run() { psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "$POSTGRES_DB" "$@"; }

for service in identity organizations webhooks notifications links; do
  password=$(sed -n 's|^postgres://[^:]*:\([^@]*\)@.*$|\1|p' "/run/secrets/${service}_database_url")
  [ -n "$password" ] || { echo "no password in /run/secrets/${service}_database_url" >&2; exit 1; }
  run --set service="$service" --set password="$password" --file /platform/roles.sql
done
