import type { World } from '../world.js';
import { send, type Load } from './steady.js';

const visitor = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Follows one short link, four visitors at a time. */
export function redirects({ link }: World): Load {
  return {
    kind: 'redirect',
    parallel: 4,
    pauseMs: 20,
    ask: async () => ((await send(link.shorturl, { headers: visitor })).status === 302 ? 'accepted' : 'refused'),
  };
}
