import { browser } from '@platform/testing';
import { Connections } from './connection.js';
import { deployedSettings } from './deployed.js';
import { identitySeed, password } from './identity-seed.js';
import { compareRates } from './measure.js';
import type { Outcome } from './outcome.js';
import { startBaseline, startService } from './processes.js';
import { residentMb } from './resident-memory.js';

const perRound = 400;
/** After them memory is looked at, and all that runs often is compiled. */
const signInsBefore = 10_000;
/** Many short ones: what else the machine does falls on subject and baseline alike. */
const pairs = 24;
const connections = 16;
const goal = 0.85;
const maxMegabytes = 250;
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/**
 * The memory after ten thousand sign-ins by password; then their rate, against a bare loop of password checks in the
 * same pool.
 */
export async function run(): Promise<Outcome> {
  const subject = await startService('identity');
  const baseline = await startBaseline('argon2-loop', deployedSettings('identity'));
  const seed = await identitySeed(subject.databaseUrl);
  const client = await Connections.to(subject.url, connections);
  try {
    const people = await seed.people(signInsBefore + (pairs + 1) * perRound);
    // The form holds for every sign-in of a browser; its page is no part of what is measured.
    const proofs = await Promise.all(Array.from({ length: connections }, () => formProof(subject.url)));
    let done = 0;
    const mine = async (count: number) => {
      const some = people.slice(done, done + count);
      const requests = some.map(({ email }, index) => signInBy(client, proofs[index % connections]!, email));
      done += some.length;
      const startedAt = performance.now();
      await Promise.all(
        proofs.map(async () => {
          for (let request; (request = requests.pop());) await enter(client, request);
        }),
      );
      return (count / (performance.now() - startedAt)) * 1000;
    };
    const bare = async () => {
      const startedAt = performance.now();
      await fetch(`${baseline.url}/${perRound}`);
      return (perRound / (performance.now() - startedAt)) * 1000;
    };
    await mine(signInsBefore);
    const memory = { value: await residentMb(subject.pid), unit: 'MB' as const, goal: { atMost: maxMegabytes } };
    const rate = await compareRates('sign-in', () => mine(perRound), bare, goal, { times: pairs });
    return { figures: [{ name: 'memory after 10,000 sign-ins', ...memory }, rate] };
  } finally {
    client.close();
    await seed.end();
    await Promise.all([subject.stop(), baseline.stop()]);
  }
}

interface FormProof {
  fields: Record<string, string>;
  cookie: string;
}

/** What a browser has from the page of the form; it holds for every form that it sends. */
async function formProof(url: string): Promise<FormProof> {
  const agent = browser(url);
  const page = await agent.get('/login');
  return { fields: page.forms[0]!.fields, cookie: `identity_csrf=${agent.cookie('identity_csrf')}` };
}

function signInBy(client: Connections, { fields, cookie }: FormProof, email: string): string {
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent };
  return client.request('POST', '/login', headers, new URLSearchParams({ ...fields, email, password }).toString());
}

async function enter(client: Connections, request: string): Promise<void> {
  const status = await client.ask(request);
  if (status !== 303) throw new Error(`sign-in: ${status}`);
}
