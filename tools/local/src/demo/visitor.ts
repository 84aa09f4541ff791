import { setTimeout as wait } from 'node:timers/promises';
import { Chance } from './chance.js';
import { placesOf } from './clicks.js';
import { content } from './content.js';
import { visitPublicly } from './public-visit.js';
import type { Scene } from './scene.js';
import { visitAt, type Traffic } from './visits.js';

const pauseMs = { least: 5_000, most: 20_000 };
/** What is made or deleted meanwhile is noticed after so many visits. */
const visitsWithOneList = 20;

/**
 * Visits one of the short links every few seconds, as long as the process lives: statistics and the live list move.
 * Where a link leads it never goes.
 */
export async function visitForEver(scene: Scene): Promise<never> {
  const traffic = content<Traffic>('clicks');
  const chance = new Chance(Date.now());
  for (;;) {
    const links = await linksOf(scene).catch(() => []);
    for (let visit = 0; visit < visitsWithOneList; visit += 1) {
      await wait(pauseMs.least + chance.below(pauseMs.most - pauseMs.least));
      if (links.length === 0) break;
      const { shorturl, ...place } = chance.weighted(links);
      const { address, userAgent, referrer, language } = visitAt(Date.now(), place, traffic, chance);
      const told = { 'user-agent': userAgent, referer: referrer, 'accept-language': language };
      const headers = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''));
      // Links may be starting anew: the next visit comes.
      await visitPublicly(scene, shorturl, { address, headers }).catch(() => undefined);
    }
  }
}

async function linksOf(scene: Scene) {
  const places = (await placesOf(scene)).filter(({ kind, weight }) => kind === 'link' && weight > 0);
  const { urls } = await scene.byKey<{ urls: { id: number; shorturl: string }[] }>('GET', '/urls?limit=100');
  const addresses = new Map(urls.map(({ id, shorturl }) => [id, shorturl]));
  return places.map((place) => ({ ...place, shorturl: addresses.get(place.id)! }));
}
