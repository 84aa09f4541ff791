#!/usr/bin/env bash
# Calls the API in the name of a person, with the access token of their sign-in.
set -euo pipefail

curl --silent --show-error --fail-with-body '{{issuer}}/v1/me' \
  --header "Authorization: Bearer $ACCESS_TOKEN"
