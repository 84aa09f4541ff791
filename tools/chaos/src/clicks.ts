import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPlatform } from '@platform/testing';

export interface Clicked {
  linkId: number;
  /** Redirects that were answered. */
  answered: number;
  /** Requests whose answer did not arrive: the click may or may not have been written. */
  unanswered: number;
}

const visitor = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const concurrency = 8;

/** Follows one link, eight visitors at a time, until told to stop. */
export async function clickLinks(
  platform: RunningPlatform,
  apiKey: string,
  until: { done: boolean },
): Promise<Clicked> {
  const res = await fetch(`${platform.links_base_url}/api/url/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://example.org/chaos' }),
  });
  const { id, shorturl } = (await res.json()) as { id: number; shorturl: string };
  const clicked: Clicked = { linkId: id, answered: 0, unanswered: 0 };
  const visit = async () => {
    while (!until.done) {
      try {
        const { status } = await fetch(shorturl, { redirect: 'manual', headers: visitor });
        if (status === 302) clicked.answered += 1;
        else await wait(50);
      } catch {
        clicked.unanswered += 1;
        await wait(50);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visit));
  return clicked;
}
