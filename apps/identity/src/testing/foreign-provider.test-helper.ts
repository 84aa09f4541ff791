import { randomUUID } from 'node:crypto';
import { freePort } from '@platform/testing';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type AccountClaims, type Configuration } from 'oidc-provider';

export interface ForeignPerson extends AccountClaims {
  sub: string;
}

/**
 * A second real OpenID Connect provider, as the external one. It signs in the current `person`, who consents; null
 * stands for somebody who refuses.
 */
export async function foreignProvider(redirectUri: string, { port = 0, tamper = false } = {}) {
  const url = `http://127.0.0.1:${port || (await freePort())}`;
  const people = new Map<string, ForeignPerson>();
  const state: { person: ForeignPerson | null; signedInAt?: number | null | undefined } = { person: null };
  const client = { client_id: 'platform', client_secret: randomUUID(), redirect_uris: [redirectUri] };
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const configuration: Configuration = {
    clients: [client],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
  };
  const provider = new Provider(url, configuration);
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) {
      // This provider reports the time of a sign-in only for a requested new one, as some do.
      if (state.signedInAt === null && ctx.path === '/auth') {
        const { max_age: _, prompt: __, ...query } = ctx.query;
        ctx.query = query;
      }
      await next();
      // Another issuer than the requested one.
      if (tamper && ctx.path.startsWith('/.well-known/'))
        ctx.body = { ...(ctx.body as object), issuer: 'https://evil.example' };
      return;
    }
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const { person } = state;
    if (!person) {
      ctx.respond = false;
      return provider.interactionFinished(ctx.req, ctx.res, { error: 'access_denied' });
    }
    people.set(person.sub, person);
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    ctx.respond = false;
    await provider.interactionFinished(ctx.req, ctx.res, {
      login: { accountId: person.sub, ...(state.signedInAt && { ts: state.signedInAt }) },
      consent: { grantId: await grant.save() },
    });
  });
  const server = provider.listen(Number(new URL(url).port), '127.0.0.1');
  return {
    url,
    client,
    /** `signedInAt` in Unix seconds: now by default; null for a provider that does not report it. */
    signInAs: (person: ForeignPerson | null, signedInAt?: number | null) =>
      void Object.assign(state, { person, signedInAt }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
