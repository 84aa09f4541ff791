#!/usr/bin/env bash
# Sends your receiver what the platform would send, signed as the platform signs.
set -euo pipefail

body='{"event":"webhook.test","timestamp":"2026-11-20T21:42:07+00:00"}'
timestamp=$(date +%s)
secret="$WEBHOOK_SECRET"
signature=$(printf %s "$timestamp.$body" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //')

curl --silent --show-error --fail-with-body '{{webhook_url}}' \
  --header 'Content-Type: application/json' \
  --header 'X-Platform-Event: webhook.test' \
  --header 'X-Platform-Delivery: 00000000-0000-4000-8000-000000000000' \
  --header "X-Platform-Timestamp: $timestamp" \
  --header "X-Platform-Signature-256: sha256=$signature" \
  --data-raw "$body"
