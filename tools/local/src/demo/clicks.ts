import { Chance } from './chance.js';
import { content } from './content.js';
import type { Scene } from './scene.js';
import { visitsOf, type Place, type Traffic } from './visits.js';

const seed = 1815;

/** 30 days of visits of all that Ada has, which no client can make: one of the operator's commands writes them. */
export async function makeClicks(scene: Scene): Promise<void> {
  const { once, operate, demo } = scene;
  // Kept before: whatever is interrupted comes to the same clicks again, and these are counted once.
  const now = await once('clicks until', () => Promise.resolve(Date.now()));
  await once('clicks', async () => {
    const visits = visitsOf(content<Traffic>('clicks'), await placesOf(scene), now, new Chance(seed));
    const lines = visits.map((visit) => JSON.stringify(visit));
    return operate(['links', 'record-clicks', '--email', demo.email], lines.join('\n'));
  });
}

interface Listed {
  id: number;
  alias?: string;
}

/** What can be visited, with what the file says of how often. */
export async function placesOf({ byKey }: Scene): Promise<Place[]> {
  const { popularity, ofKind } = content<Traffic>('clicks');
  const [{ urls }, { qrs }, { bio }, { campaigns }] = await Promise.all([
    byKey<{ urls: Listed[] }>('GET', '/urls?limit=100'),
    byKey<{ qrs: Listed[] }>('GET', '/qr?limit=100'),
    byKey<{ bio: Listed[] }>('GET', '/bio?limit=100'),
    byKey<{ campaigns: (Listed & { rotator: string | false })[] }>('GET', '/campaigns?limit=100'),
  ]);
  const rotators = campaigns.filter(({ rotator }) => rotator !== false);
  return [
    ...urls.map(({ id, alias }) => ({ kind: 'link' as const, id, alias, weight: popularity[alias!] ?? 1 })),
    ...qrs.map(({ id }) => ({ kind: 'qr' as const, id, weight: ofKind.qr })),
    ...bio.map(({ id }) => ({ kind: 'bio' as const, id, weight: ofKind.bio })),
    ...rotators.map(({ id }) => ({ kind: 'campaign' as const, id, weight: ofKind.campaign })),
  ];
}
