// Signs people in. Start it with `node sign-in.mjs`, and open http://127.0.0.1:{{port}}/.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const issuer = '{{issuer}}';
const clientId = '{{client_id}}';
const redirectUri = '{{redirect_uri}}';

function begin(res) {
  const state = randomBytes(16).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: '{{scopes}}',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  // The browser keeps both, so that nobody can end here what another browser has begun.
  const cookie = `sign_in=${state}.${verifier}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600`;
  res.writeHead(303, { location: `{{auth_url}}/oauth/authorize?${query}`, 'set-cookie': cookie }).end();
}

async function finish(req, res, answer) {
  const [, state, verifier] = /sign_in=([\w-]+)\.([\w-]+)/.exec(req.headers.cookie ?? '') ?? [];
  if (!state || answer.get('state') !== state) throw new Error('This sign-in was not begun here.');
  if (answer.get('iss') !== issuer) throw new Error('This answer is of another platform.');
  if (answer.has('error')) throw new Error(answer.get('error_description') ?? answer.get('error'));
  const tokens = await ask(`${issuer}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: answer.get('code'),
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: process.env.CLIENT_SECRET,
    }),
  });
  const person = await ask(`${issuer}/userinfo`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  res.end(`Hello ${person.name ?? person.sub}`);
}

async function ask(address, options) {
  const res = await fetch(address, options);
  const body = await res.json();
  if (!res.ok) throw new Error(body.error_description ?? body.message ?? body.error);
  return body;
}

createServer((req, res) => {
  const answer = new URL(req.url, '{{auth_url}}').searchParams;
  if (!answer.has('state')) return begin(res);
  finish(req, res, answer).catch((err) => res.writeHead(400).end(err.message));
}).listen('{{port}}', '127.0.0.1');
