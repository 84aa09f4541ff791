import { benchClient, challenge, identitySeed, redirectUri, verifier } from './identity-seed.js';
import { compareRates } from './measure.js';
import { startBaseline, startService } from './processes.js';

const count = 600;
const connections = 32;
const goal = 0.6;

/** Code exchange and refresh, against oidc-provider alone in memory. Each code and token is used once, so nothing is repeated. */
export async function tokens(): Promise<boolean> {
  const subject = await startService('identity');
  const baseline = await startBaseline('bare-oidc');
  const seed = await identitySeed(subject.databaseUrl);
  try {
    const [person] = await seed.people(1);
    const mine = { url: `${subject.url}/api/oauth/token`, codes: () => seed.codes(count, person!.uuid) };
    const bare = {
      url: `${baseline.url}/token`,
      codes: async () => (await (await fetch(`${baseline.url}/seed/${count}/${challenge}`)).json()) as string[],
    };
    const kept = new Map<string, string[]>();
    const exchange = async ({ url, codes }: typeof mine) => {
      const made = await codes();
      return timed(made, async (code) => {
        const { refresh_token } = await ask(url, {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        });
        kept.set(url, [...(kept.get(url) ?? []).slice(-count + 1), refresh_token]);
      });
    };
    const refresh = async ({ url }: typeof mine) => {
      const now = kept.get(url)!.slice(-count);
      const next: string[] = [];
      const rate = await timed(now, async (refresh_token) => {
        next.push((await ask(url, { grant_type: 'refresh_token', refresh_token })).refresh_token);
      });
      kept.set(url, next);
      return rate;
    };
    const exchanged = await compareRates(
      'code exchange',
      () => exchange(mine),
      () => exchange(bare),
      goal,
    );
    return (
      (await compareRates(
        'refresh',
        () => refresh(mine),
        () => refresh(bare),
        goal,
      )) && exchanged
    );
  } finally {
    await seed.end();
    await Promise.all([subject.stop(), baseline.stop()]);
  }
}

async function ask(url: string, fields: Record<string, string>): Promise<{ refresh_token: string }> {
  const res = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...benchClient, ...fields }) });
  if (res.status !== 200) throw new Error(`${url}: ${res.status} ${await res.text()}`);
  return (await res.json()) as { refresh_token: string };
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
