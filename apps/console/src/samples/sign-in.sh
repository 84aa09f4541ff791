#!/usr/bin/env bash
# Signs a person in by hand, step by step.
set -euo pipefail

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
verifier=$(openssl rand 32 | base64url)
challenge=$(printf %s "$verifier" | openssl dgst -sha256 -binary | base64url)
state=$(openssl rand 16 | base64url)

echo 'Open this address, and sign in:'
echo "{{auth_url}}/oauth/authorize?response_type=code&client_id={{client_id}}\
&redirect_uri={{encoded_redirect_uri}}&scope={{encoded_scopes}}\
&state=$state&code_challenge=$challenge&code_challenge_method=S256"
read -r -p 'The code in the address that you come to: ' code

curl --silent --show-error --fail-with-body '{{issuer}}/oauth/token' \
  --data-urlencode 'grant_type=authorization_code' \
  --data-urlencode "code=$code" \
  --data-urlencode 'redirect_uri={{redirect_uri}}' \
  --data-urlencode "code_verifier=$verifier" \
  --data-urlencode "client_secret=$CLIENT_SECRET" \
  --data-urlencode 'client_id={{client_id}}'
