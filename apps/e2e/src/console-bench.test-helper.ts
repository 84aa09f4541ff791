import { startPlatform } from '@platform/testing';
import { pageWalk } from '@platform/testing/page-walk';
import { asker, createPerson, newcomerAt, type Ask, type Person } from './people.test-helper.js';

interface Wanted {
  /** Who is signed in on the page. */
  owner: Person;
  /** Who has an account besides. */
  others?: Person[];
  /** Where the page is. */
  path?: string;
  settings?: Record<string, string>;
}

/** The running platform, and a browser at a page of the console. Limits are out of the way. Imported by tests only. */
export async function consoleBench({ owner, others = [], path = '/console', settings = {} }: Wanted) {
  const [walk, platform] = await Promise.all([
    pageWalk(),
    startPlatform({ API_RATE_LIMIT: '5000', LINKS_RATE_LIMIT: '5000', ...settings }),
  ]);
  const close = () => Promise.all([walk.close(), platform.stop()]);
  try {
    const page = await newcomerAt(path, owner, walk, platform);
    for (const person of others) await createPerson(platform, person);
    return { walk, platform, page, ...besides(await asker(platform, owner)), close };
  } catch (err) {
    await close();
    throw err;
  }
}

function besides(ask: Ask) {
  return {
    /** What the owner does beside the page. */
    ask,

    /** A new organization of the owner: where the API has it, and where the console shows it. */
    async organization(facts: { name: string; description?: string }) {
      const { uuid } = await ask<{ uuid: string }>('POST', '/v1/organizations', facts);
      return { organization: `/v1/organizations/${uuid}`, at: `/console/organizations/${uuid}` };
    },
  };
}

export type ConsoleBench = Awaited<ReturnType<typeof consoleBench>>;
