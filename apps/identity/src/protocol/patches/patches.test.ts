import { beforeAll, describe, expect, it } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashToken } from '@platform/service-kit';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { errors, Provider, type Adapter, type AdapterPayload, type Client, type Configuration } from 'oidc-provider';
import type { Replay } from '../storage/replay.js';
import { watchFoundClients } from './found-clients.js';
import { providerWithWrappedGrants } from './grant-handlers.js';
import { compareHashedSecrets } from './hashed-secrets.js';
import { noteLogouts, sendLogoutToken } from './logout-tokens.js';
import { answerAsPublicAddress } from './public-address.js';
import { detectReplaysAtOnce } from './replay-detection.js';
import { rememberThatGrantsAreStored } from './stored-grants.js';
import { tidyScopes } from './tidy-scopes.js';

const issuer = 'https://auth.example.com';
const application = {
  client_id: 'notes',
  client_secret: 'a secret in clear text',
  redirect_uris: ['https://notes.example.com/callback'],
  backchannel_logout_uri: 'https://notes.example.com/logout',
};

/**
 * Each patch has two tests: oidc-provider still behaves as before by itself, and differently with the patch. When a
 * test of the first kind fails after an upgrade, its patch may no longer be needed.
 */
describe('a patched private part of oidc-provider', () => {
  let signingKey: JWK;
  let publicKey: JWK;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    signingKey = { ...(await exportJWK(pair.privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  });

  const bare = (configuration: Configuration = {}) =>
    new Provider(issuer, {
      jwks: { keys: [signingKey] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      ...configuration,
    });
  const storing = (adapter: Partial<Adapter>): Configuration => ({ adapter: () => adapter as Adapter });
  const withClient = (metadata: object) => storing({ find: () => Promise.resolve(metadata as AdapterPayload) });

  describe('the address of a request', () => {
    const originFor = (provider: Provider) => {
      const req = new IncomingMessage(new Socket());
      req.headers.host = 'evil.example.com';
      const { protocol, host } = provider.createContext(req, new ServerResponse(req));
      return `${protocol}://${host}`;
    };

    it('still uses the host that the request names', () => {
      expect(originFor(bare())).toBe('http://evil.example.com');
    });

    it('uses the public address with the patch', () => {
      const provider = bare();
      answerAsPublicAddress(provider, new URL(issuer));
      expect(originFor(provider)).toBe(issuer);
    });
  });

  describe('the comparison of client secrets', () => {
    type Secretive = Client & { compareClientSecret(presented: string): boolean; secret_hashes: string[] };
    const found = async (provider: Provider) => (await provider.Client.find('notes')) as Secretive;

    it('still takes a secret in clear text', async () => {
      const client = await found(bare(withClient(application)));
      expect(client.compareClientSecret(application.client_secret)).toBe(true);
    });

    it('takes any secret whose hash is stored, and no other, with the patch', async () => {
      const provider = bare(withClient(application));
      compareHashedSecrets(provider);
      const client = await found(provider);
      client.secret_hashes = [hashToken('old'), hashToken('new')];
      const compared = ['old', 'new', application.client_secret].map((secret) => client.compareClientSecret(secret));
      expect(compared).toStrictEqual([true, true, false]);
    });
  });

  describe('the search for clients', () => {
    const unreadable = { ...application, redirect_uris: ['nowhere'] };

    it('still fails for an unreadable client', async () => {
      await expect(bare(withClient(unreadable)).Client.find('notes')).rejects.toThrow(errors.InvalidClientMetadata);
    });

    it('finds no unreadable client, with the patch', async () => {
      const provider = bare(withClient(unreadable));
      watchFoundClients(provider);
      expect(await provider.Client.find('notes')).toBeUndefined();
    });
  });

  describe('the published keys of a client', () => {
    interface Keys {
      freshUntil: number;
      refresh(): Promise<void>;
      selectForVerify(wanted: object): object[];
    }
    const published = {
      ...application,
      client_secret: undefined,
      token_endpoint_auth_method: 'private_key_jwt',
      jwks_uri: 'https://notes.example.com/jwks',
    };
    const publishing = (): Configuration => ({
      ...withClient(published),
      fetch: () => Promise.resolve(Response.json({ keys: [publicKey] })),
    });
    const staleKeys = async (provider: Provider) => {
      const client = await provider.Client.find('notes');
      const { asymmetricKeyStore: keys } = client as unknown as { asymmetricKeyStore: Keys };
      await keys.refresh();
      expect(keys.selectForVerify({ alg: 'RS256', kid: 'one' })).toHaveLength(1);
      keys.freshUntil = Math.floor(Date.now() / 1000) - 1;
      return keys.selectForVerify({ alg: 'RS256', kid: 'one' });
    };

    it('still uses them when they are no longer fresh', async () => {
      expect(await staleKeys(bare(publishing()))).toHaveLength(1);
    });

    it('fetches them first when they are no longer fresh, with the patch', async () => {
      const provider = bare(publishing());
      watchFoundClients(provider);
      expect(await staleKeys(provider)).toHaveLength(0);
    });
  });

  describe('the detection of replays', () => {
    const atOnce = (provider: Provider) =>
      Promise.all([1, 2].map(async () => provider.ReplayDetection.unique('notes', 'jti', Date.now() / 1000 + 60)));

    it('still takes two concurrent requests for the first', async () => {
      const known = new Map<string, AdapterPayload>();
      const adapter = {
        find: async (id: string) => {
          const found = known.get(id);
          await nextTurn();
          return found;
        },
        upsert: (id: string, payload: AdapterPayload) => Promise.resolve(void known.set(id, payload)),
      };
      expect(await atOnce(bare(storing(adapter)))).toStrictEqual([true, true]);
    });

    it('asks the storage alone, with the patch', async () => {
      const provider = bare();
      const asked: string[] = [];
      const isFirst = (_issuer: string, jti: string) => Promise.resolve(asked.push(jti) === 1);
      detectReplaysAtOnce(provider, { isFirst } as unknown as Replay);
      expect(await atOnce(provider)).toStrictEqual([true, false]);
    });
  });

  describe('what a grant hands to its storage', () => {
    const passedOn = async (patch: (provider: Provider) => void) => {
      const stored: AdapterPayload[] = [];
      const known = { jti: 'grant', kind: 'Grant', accountId: 'ada', clientId: 'notes', isStored: true };
      const adapter = {
        find: () => Promise.resolve(known as AdapterPayload),
        upsert: (_id: string, payload: AdapterPayload) => Promise.resolve(void stored.push(payload)),
      };
      const provider = bare(storing(adapter));
      patch(provider);
      await (await provider.Grant.find('grant'))!.save();
      return stored[0]!['isStored'];
    };

    it('still lacks our properties', async () => {
      expect(await passedOn(() => undefined)).toBeUndefined();
    });

    it('says whether it was stored before, with the patch', async () => {
      expect(await passedOn(rememberThatGrantsAreStored)).toBe(true);
    });
  });

  describe('the end of a session', () => {
    const ending = async (patch: (provider: Provider) => void) => {
      const posted: string[] = [];
      const fetch: Configuration['fetch'] = (url) => {
        posted.push(new Request(url).url);
        return Promise.resolve(new Response(null, { status: 204 }));
      };
      const provider = bare({ ...withClient(application), fetch });
      patch(provider);
      const client = (await provider.Client.find('notes')) as Client & {
        backchannelLogout(userUuid: string, sid: string): Promise<void>;
      };
      await client.backchannelLogout('ada', 'sid');
      return { client, posted };
    };

    it('still notifies a client at once', async () => {
      expect((await ending(() => undefined)).posted).toStrictEqual([application.backchannel_logout_uri]);
    });

    it('records it, and notifies the client later, with the patch', async () => {
      const noted: string[][] = [];
      const { client, posted } = await ending((provider) =>
        noteLogouts(provider, (...logout) => Promise.resolve(void noted.push(logout))),
      );
      expect([noted, posted]).toStrictEqual([[['notes', 'ada', 'sid']], []]);
      await sendLogoutToken(client, 'ada', 'sid');
      expect(posted).toStrictEqual([application.backchannel_logout_uri]);
    });
  });

  describe('the list of scopes of a request', () => {
    const scopeOf = (provider: Provider) => {
      const oidc = new provider.OIDCContext({} as ConstructorParameters<Provider['OIDCContext']>[0]);
      Object.assign(oidc, { params: { scope: ' openid  email ' } });
      return oidc.params?.['scope'];
    };

    it('still keeps superfluous spaces', () => {
      expect(scopeOf(bare())).toBe(' openid  email ');
    });

    it('keeps one space between scopes, with the patch', () => {
      const provider = bare();
      tidyScopes(provider);
      expect(scopeOf(provider)).toBe('openid email');
    });
  });

  it('still registers the provider’s own grants while it constructs itself', () => {
    const wrapped: string[] = [];
    const configuration = { jwks: { keys: [signingKey] }, features: { devInteractions: { enabled: false } } };
    providerWithWrappedGrants(issuer, configuration, (grantType, handler) => {
      wrapped.push(grantType);
      return handler;
    });
    expect(wrapped).toEqual(expect.arrayContaining(['authorization_code', 'refresh_token']));
  });
});
