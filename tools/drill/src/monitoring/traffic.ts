import assert from 'node:assert/strict';
import { browser, eventually, personPassword, type RunningPlatform } from '@platform/testing';
import { nothingFailed } from '../count.js';
import { Load } from '../load.js';
import { setOut, type Receivers, type Traveller } from '../traveller.js';

/** Rounds of the load between two readings of Prometheus, at least. */
const rounds = 30;
/** A series has a rate once it grew between two readings. */
const times = 4;

/** Every how many requests a receiver fails, so that there is something to see of failures. */
const failsEvery = 4;

/**
 * All that the dashboards show something of. People sign up and in, also by a wrong password; clients get tokens, or
 * none. Organizations change and events are dispatched, which receivers take or refuse; links are visited.
 */
export async function makeTraffic(platform: RunningPlatform, receivers: Receivers): Promise<Traveller> {
  const both = [receivers.hooks, receivers.alerts];
  both.forEach((receiver) => {
    let received = 0;
    receiver.always(() => ({ status: ++received % failsEvery ? 200 : 500 }));
  });
  const first = await setOut(platform, receivers);
  const load = new Load(platform, first);
  try {
    const goesOn = () => {
      const wanted = load.rounds() + rounds;
      return eventually(() => void load.requireRounds(wanted), { timeoutMs: 180_000, everyMs: 100 });
    };
    await goesOn();
    await setOut(platform, receivers);
    for (let time = 0; time < times; time++) {
      await signIn(platform, first.email);
      await askForNoToken(platform);
      await goesOn();
    }
  } finally {
    await load.stop();
  }
  nothingFailed(load, []);
  return first;
}

/** Receivers take nothing any more: what is sent to them waits for the next attempt. */
export async function failForAWhile(platform: RunningPlatform, person: Traveller, receivers: Receivers): Promise<void> {
  [receivers.hooks, receivers.alerts].forEach((receiver) => receiver.always({ status: 500 }));
  const load = new Load(platform, person);
  try {
    await eventually(() => void load.requireRounds(rounds), { timeoutMs: 180_000, everyMs: 100 });
  } finally {
    await load.stop();
  }
  nothingFailed(load, []);
}

async function signIn(platform: RunningPlatform, email: string): Promise<void> {
  const agent = browser(platform.auth_url);
  const refused = await agent.submit(await agent.get('/login'), { email, password: 'not that one' });
  const { status, url } = await agent.submit(refused, { email, password: personPassword });
  assert.equal(status, 200);
  assert.ok(!url.pathname.startsWith('/login'), `${email} is not signed in: ${url.href}`);
}

async function askForNoToken({ base_url }: RunningPlatform): Promise<void> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'nobody', client_secret: 'nothing' });
  const res = await fetch(`${base_url}/oauth/token`, { method: 'POST', body });
  assert.equal(res.status, 401, await res.text());
}
