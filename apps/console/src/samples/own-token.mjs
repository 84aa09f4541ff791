// Asks for a token of the application itself, and calls the API with it: `node own-token.mjs`.
const issuer = '{{issuer}}';
const proof = Buffer.from(`{{client_id}}:${process.env.CLIENT_SECRET}`).toString('base64');

async function ask(address, options) {
  const res = await fetch(address, options);
  const body = await res.json();
  if (!res.ok) throw new Error(`${res.status} ${body.error}: ${body.error_description ?? body.message}`);
  return body;
}

const tokens = await ask(`${issuer}/oauth/token`, {
  method: 'POST',
  headers: { authorization: `Basic ${proof}` },
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    scope: '{{own_scopes}}',
  }),
});
const { data } = await ask(`${issuer}/v1/webhook-events`, {
  headers: { authorization: `Bearer ${tokens.access_token}` },
});
for (const { event, description } of data) console.log(event, '-', description);
