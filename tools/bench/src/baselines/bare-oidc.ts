import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider';
import { baselineSettings } from './config.js';

/**
 * The least that does the work: oidc-provider alone, in memory, with nothing hashed, locked, kept or told to anybody.
 */
class InMemory implements Adapter {
  private readonly records = new Map<string, AdapterPayload>();
  upsert = (id: string, payload: AdapterPayload) => Promise.resolve(void this.records.set(id, payload));
  find = (id: string) => Promise.resolve(this.records.get(id));
  findByUid = () => Promise.resolve(undefined);
  findByUserCode = () => Promise.resolve(undefined);
  consume = (id: string) => Promise.resolve(void Object.assign(this.records.get(id)!, { consumed: 1 }));
  destroy = (id: string) => Promise.resolve(void this.records.delete(id));
  revokeByGrantId = () => Promise.resolve();
}

const { port } = baselineSettings();
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const redirectUri = 'https://bench.example/callback';
const provider = new Provider(`http://127.0.0.1:${port}`, {
  adapter: () => new InMemory(),
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] },
  clients: [
    {
      client_id: 'bench',
      client_secret: 'bench-secret',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  features: { devInteractions: { enabled: false } },
});
const callback = provider.callback();

createServer((req, res) => {
  const count = /^\/seed\/(\d+)\/([\w-]+)$/.exec(req.url ?? '');
  if (!count) return req.url === '/' ? void res.end('ok') : void callback(req, res);
  void codes(Number(count[1]), count[2]!).then((made) => res.end(JSON.stringify(made)));
}).listen(port, '127.0.0.1');

async function codes(count: number, codeChallenge: string): Promise<string[]> {
  const client = (await provider.Client.find('bench'))!;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const grant = new provider.Grant({ accountId: 'somebody', clientId: 'bench' });
      grant.addOIDCScope('openid');
      const grantId = await grant.save();
      const facts = {
        accountId: 'somebody',
        client,
        grantId,
        redirectUri,
        scope: 'openid',
        authTime: 1,
        codeChallenge,
      };
      return new provider.AuthorizationCode({ ...facts, codeChallengeMethod: 'S256' } as never).save();
    }),
  );
}
