import assert from 'node:assert/strict';
import { eventually, type ReceivedRequest, type RunningPlatform } from '@platform/testing';
import type { Load, Sent } from './load.js';
import type { Kill, Processes } from './processes.js';
import type { Receivers, Traveller } from './traveller.js';

const settleMs = 180_000;

/** @throws naming each request that failed and was not in flight on a process that was killed */
export function nothingFailed(load: Load, kills: Kill[]): void {
  const wasInFlight = ({ from, to }: Sent) => kills.some((kill) => from <= kill.to && to >= kill.from);
  const failed = load.sent.filter((each) => !each.isGood && !wasInFlight(each));
  const first = failed.slice(0, 10).map(({ what, said, from }) => `${what} at ${from.toFixed(0)} ms: ${said}`);
  assert.equal(failed.length, 0, `${failed.length} of ${load.sent.length} failed:\n${first.join('\n')}`);
}

/** Each was delivered under one delivery id. The same id may come again after a crash between sending and recording. */
export async function deliveredOnce(accepted: Sent[], received: ReceivedRequest[]): Promise<void> {
  assert.ok(accepted.length > 0, 'nothing was accepted');
  const idsOf = ({ mark }: Sent) =>
    new Set(
      received
        .filter(({ rawBody }) => rawBody.includes(mark))
        .map(({ headers }) => headers['x-platform-delivery'] as string),
    );
  const look = () => {
    const missing = accepted.filter((each) => idsOf(each).size === 0);
    assert.equal(
      missing.length,
      0,
      `${missing.length} of ${accepted.length} were never delivered: ${missing[0]?.mark}`,
    );
  };
  await eventually(look, { timeoutMs: settleMs, everyMs: 500 });
  const doubled = accepted.filter((each) => idsOf(each).size > 1);
  assert.equal(doubled.length, 0, `${doubled.length} were delivered twice: ${doubled[0]?.mark}`);
}

/** How many visits of the link are counted. */
export async function clicksOf(platform: RunningPlatform, { apiKey, link }: Traveller): Promise<number> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const res = await fetch(`${platform.links_base_url}/api/url/${link.id}`, { headers });
  const { data } = (await res.json()) as { data: { clicks: number } };
  return data.clicks;
}

/** Every redirect that was answered is counted once; one that broke off may be counted or not. */
export async function countedOnce(platform: RunningPlatform, traveller: Traveller, load: Load): Promise<void> {
  const redirects = load.sent.filter(({ what }) => what === 'redirect');
  const answered = redirects.filter(({ isGood }) => isGood).length;
  const clicks = await eventually(
    async () => {
      const counted = await clicksOf(platform, traveller);
      assert.ok(counted >= answered, `${counted} of ${answered} redirects are counted`);
      return counted;
    },
    { timeoutMs: settleMs, everyMs: 500 },
  );
  assert.ok(clicks <= redirects.length, `${clicks} clicks are counted of ${redirects.length} visits`);
}

/** No service has an event that a consumer did not acknowledge. */
async function nothingWaits(processes: Processes): Promise<void> {
  const look = async () => {
    const waiting = await processes.eventsWaiting();
    assert.equal(waiting.length, 0, `events wait: ${waiting.join(', ')}`);
  };
  await eventually(look, { timeoutMs: settleMs, everyMs: 500 });
}

/** Says of each thing that the load did whether it is whole. */
export function outcomes(
  platform: RunningPlatform,
  processes: Processes,
  traveller: Traveller,
  load: Load,
  { hooks, alerts }: Receivers,
): [string, () => Promise<void>][] {
  return [
    ['every accepted dispatch is delivered once', () => deliveredOnce(load.good('dispatch'), alerts.requests)],
    [
      'every change of the organization is told to the client once',
      () => deliveredOnce(load.good('rename'), hooks.requests),
    ],
    ['every redirect is counted once', () => countedOnce(platform, traveller, load)],
    ['every event is taken by all who consume it', () => nothingWaits(processes)],
  ];
}
