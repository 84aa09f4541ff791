import { Pool } from 'undici';
import { benchClient, challenge, identitySeed, redirectUri, verifier } from './identity-seed.js';
import { connections } from './load.js';
import { compareRates } from './measure.js';
import type { Outcome } from './outcome.js';
import { startBaseline, startService } from './processes.js';

const count = 3_000;
/** A server runs for days: the compiler goes on improving what it runs for some twenty thousand requests. */
const lengths = { times: 7, before: 6 };
const goal = 0.6;

/**
 * Code exchange and refresh, against oidc-provider alone in memory. Each code and token is used once, so nothing is
 * repeated.
 */
export async function run(): Promise<Outcome> {
  const subject = await startService('identity');
  const baseline = await startBaseline('bare-oidc');
  const seed = await identitySeed(subject.databaseUrl);
  try {
    const [person] = await seed.people(1);
    const mine = {
      client: connected(subject.url),
      path: '/api/oauth/token',
      codes: () => seed.codes(count, person!.uuid),
    };
    const bare = {
      client: connected(baseline.url),
      path: '/token',
      codes: async () => (await (await fetch(`${baseline.url}/seed/${count}/${challenge}`)).json()) as string[],
    };
    const kept = new Map<Pool, string[]>();
    const exchange = async ({ client, path, codes }: typeof mine) => {
      const given: string[] = [];
      const rate = await timed(await codes(), async (code) => {
        const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
        given.push((await ask(client, path, fields)).refresh_token);
      });
      kept.set(client, given);
      return rate;
    };
    const refresh = async ({ client, path }: typeof mine) => {
      const given: string[] = [];
      const rate = await timed(kept.get(client)!, async (refresh_token) => {
        given.push((await ask(client, path, { grant_type: 'refresh_token', refresh_token })).refresh_token);
      });
      kept.set(client, given);
      return rate;
    };
    const both = (name: string, use: typeof exchange) =>
      compareRates(
        name,
        () => use(mine),
        () => use(bare),
        goal,
        lengths,
      );
    return { figures: [await both('code exchange', exchange), await both('refresh', refresh)] };
  } finally {
    await seed.end();
    await Promise.all([subject.stop(), baseline.stop()]);
  }
}

function connected(url: string): Pool {
  return new Pool(url, { connections });
}

async function ask(client: Pool, path: string, fields: Record<string, string>): Promise<{ refresh_token: string }> {
  const { statusCode, body } = await client.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...benchClient, ...fields }).toString(),
  });
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${await body.text()}`);
  return (await body.json()) as { refresh_token: string };
}

/** Uses each thing once, so many at the same time; per second. */
async function timed<T>(things: T[], use: (thing: T) => Promise<void>): Promise<number> {
  const left = [...things];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let thing = left.pop(); thing !== undefined; thing = left.pop()) await use(thing);
    }),
  );
  return (things.length / (performance.now() - startedAt)) * 1000;
}
