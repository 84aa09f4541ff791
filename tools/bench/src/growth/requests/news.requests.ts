import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Asker } from '../asker.js';
import type { Stage, TimedKind } from '../kinds.js';
import type { Seen } from '../../webhook-fixture.js';

const single = 10;
const inARow = 20;
const rounds = 3;
const withinMs = 60_000;

const now = () => performance.timeOrigin + performance.now();

/** From the request that changes an organization to the webhook that tells of it. */
export function newsKinds({ platform, cast }: Stage): Promise<TimedKind[]> {
  const arrivals = new Map<string, number>();
  const arrival = async (name: string): Promise<number> => {
    for (const deadline = now() + withinMs; now() < deadline; await wait(5)) {
      const seen = (await (await fetch(`${platform.receiverUrl}/seen`)).json()) as Seen;
      for (const [known, at] of seen.arrivals) arrivals.set(known, at);
      const at = arrivals.get(name);
      if (at !== undefined) return at;
    }
    throw new Error(`a change was not told within ${withinMs} ms`);
  };
  /** Resolves with how long it took until it was told. */
  const change = async (as: Asker, organization: string): Promise<number> => {
    const name = randomUUID();
    const startedAt = now();
    await as.send('organizations', 'PUT', `/api/v1/organizations/${organization}`, { name });
    return (await arrival(name)) - startedAt;
  };
  const ofLarge = () => change(cast.asAda, cast.large);
  const ofSmall = () => change(cast.asBob, cast.small);

  let bursts: Promise<{ last: number[]; meanwhile: number[] }> | undefined;
  const burst = () => (bursts ??= repeated(rounds, () => burstOf(ofLarge, ofSmall)).then(gathered));
  const service = 'webhooks';
  return Promise.resolve([
    { service, name: 'change of the organization to its webhook', times: () => repeated(single, ofLarge) },
    { service, name: '20 such changes at once to the last webhook', times: async () => (await burst()).last },
    {
      service,
      name: 'change of an organization of one member meanwhile',
      times: async () => (await burst()).meanwhile,
    },
  ]);
}

async function burstOf(ofLarge: () => Promise<number>, ofSmall: () => Promise<number>) {
  const all = Array.from({ length: inARow }, ofLarge);
  const meanwhile = await ofSmall();
  return { last: Math.max(...(await Promise.all(all))), meanwhile };
}

function gathered(bursts: { last: number; meanwhile: number }[]) {
  return { last: bursts.map(({ last }) => last), meanwhile: bursts.map(({ meanwhile }) => meanwhile) };
}

async function repeated<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < times) results.push(await work());
  return results;
}
