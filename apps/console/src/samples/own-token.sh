#!/usr/bin/env bash
# Asks for a token of the application itself, and calls the API with it.
set -euo pipefail

token=$(curl --silent --show-error --fail-with-body '{{issuer}}/oauth/token' \
  --user "{{client_id}}:$CLIENT_SECRET" \
  --data-urlencode 'scope={{own_scopes}}' \
  --data-urlencode 'grant_type=client_credentials' |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')

curl --silent --show-error --fail-with-body '{{issuer}}/v1/webhook-events' \
  --header "Authorization: Bearer $token"
