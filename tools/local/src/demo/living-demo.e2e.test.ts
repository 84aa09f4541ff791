import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, startPlatform, type RunningPlatform } from '@platform/testing';
import type { Environments } from '../operator.js';
import { madeDemo } from '../seed.js';
import { fillDemo } from './fill-demo.js';
import { sceneOf, type Scene } from './scene.js';

const withinMs = 240_000;

/** What the console lists for Ada: by her token, and by her key of links. */
function listsOf({ demo }: Scene): { byToken: string[]; byKey: string[] } {
  const harbour = `/organizations/${demo.organization.uuid}`;
  const ofHarbour = ['members', 'invitations', 'invite-links', 'roles', 'teams', 'domains', 'audit-logs'];
  const notifications = ['notification-endpoints', 'notification-rules', 'notification-deliveries'];
  return {
    byToken: [
      '/organizations',
      '/oauth-clients',
      ...[...ofHarbour, ...notifications].map((list) => `${harbour}/${list}`),
    ],
    byKey: [
      'urls',
      'tags',
      'domains',
      'campaigns',
      'channels',
      'overlay',
      'splash',
      'pixels',
      'bio',
      'qr',
      'account/keys',
    ],
  };
}

describe('the living demo', () => {
  let platform: RunningPlatform;
  let scene: Scene;

  beforeAll(async () => {
    platform = await startPlatform({ PLATFORM_SEED: 'small', API_RATE_LIMIT: '100000', LINKS_RATE_LIMIT: '100000' });
    const { dataFolder, ...addresses } = platform;
    const environments = JSON.parse(readFileSync(join(dataFolder, 'environment.json'), 'utf8')) as Environments;
    scene = sceneOf({ dataFolder, addresses, environments, demo: madeDemo(dataFolder) });
  });
  afterAll(() => platform?.stop());

  /** How many entries each list has; those of links tell in `result`. */
  async function counts(): Promise<Record<string, number>> {
    const { byToken, byKey } = listsOf(scene);
    const entries = [
      ...(await Promise.all(byToken.map(async (path) => [path, (await scene.ada<unknown[]>('GET', path)).length]))),
      ...(await Promise.all(byKey.map(async (path) => [path, sizeOf(await scene.byKey<object>('GET', `/${path}`))]))),
    ];
    return Object.fromEntries(entries) as Record<string, number>;
  }

  it(
    'fills every list that the console shows, and a second filling makes nothing twice',
    async () => {
      expect(await fillDemo(scene)).toStrictEqual([]);
      const first = await counts();
      expect(Object.entries(first).filter(([, count]) => count === 0)).toStrictEqual([]);
      await eventually(
        async () => {
          const { urls } = await scene.byKey<{ urls: { clicks: number }[] }>('GET', '/urls?limit=100&order=click');
          expect(urls[0]!.clicks).toBeGreaterThan(500);
        },
        { timeoutMs: 60_000 },
      );
      // As the next start does: nothing but the files is known.
      const { dataFolder, addresses, environments, demo } = scene;
      scene = sceneOf({ dataFolder, addresses, environments, demo });
      expect(await fillDemo(scene)).toStrictEqual([]);
      expect(await counts()).toStrictEqual(first);
    },
    withinMs,
  );
});

function sizeOf(data: object): number {
  if (Array.isArray(data)) return data.length;
  const list = Object.values(data).find((value) => Array.isArray(value)) as unknown[] | undefined;
  return list?.length ?? 0;
}
