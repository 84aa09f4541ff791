import { eventually, type ReceivedRequest, type RunningPlatform } from '@platform/testing';
import type { Clicked } from './clicks.js';

const settleMs = 120_000;

/** Compares what was answered with what arrived. */
export class Tally {
  private readonly lines: string[] = [];
  private isRight = true;

  /**
   * Every organization was heard of, each under one delivery id (the same id may come more than once after a crash).
   */
  async deliveries(organizations: string[], requests: ReceivedRequest[]): Promise<void> {
    const idsOf = (uuid: string) =>
      new Set(
        requests.filter(({ rawBody }) => rawBody.includes(uuid)).map(({ headers }) => headers['x-platform-delivery']),
      );
    const missing = () => organizations.filter((uuid) => idsOf(uuid).size === 0);
    await settled(() => missing().length === 0);
    const doubled = organizations.filter((uuid) => idsOf(uuid).size > 1);
    this.note('organizations created and heard of', organizations.length, missing().length, doubled.length);
  }

  /** Every answered redirect was counted once; a request that was cut off may count or not. */
  async clicks(platform: RunningPlatform, apiKey: string, { linkId, answered, unanswered }: Clicked): Promise<void> {
    const counted = async () => {
      const res = await fetch(`${platform.links_base_url}/api/url/${linkId}`, {
        headers: { authorization: `Bearer ${apiKey}` },
      });
      return ((await res.json()) as { data: { clicks: number } }).data.clicks;
    };
    await settled(async () => (await counted()) >= answered);
    const clicks = await counted();
    this.note(
      'redirects answered and counted',
      answered,
      Math.max(0, answered - clicks),
      Math.max(0, clicks - answered - unanswered),
    );
  }

  /** Prints the result; false when anything was lost or doubled. */
  report(): boolean {
    for (const line of this.lines) console.log(line);
    return this.isRight;
  }

  private note(what: string, total: number, lost: number, doubled: number): void {
    this.isRight &&= total > 0 && lost === 0 && doubled === 0;
    this.lines.push(`${what}: ${total}, lost ${lost}, doubled ${doubled}`);
  }
}

/** Waits until it is so, or the time is up: the count afterwards tells. */
async function settled(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const look = async () => {
    if (!(await isSo())) throw new Error('not yet');
  };
  await eventually(look, { timeoutMs: settleMs, everyMs: 250 }).catch(() => undefined);
}
