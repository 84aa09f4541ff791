import { pageWalk } from '@platform/testing/page-walk';
import { asker, createPerson, newcomerAt, type Ask, type Person } from './people.test-helper.js';
import { sharedPlatform } from './shared-platform.test-helper.js';

interface Wanted {
  /** The person who is signed in on the page. */
  owner: Person;
  /** Other people with an account. */
  others?: Person[];
  /** The address of the page. */
  path?: string;
}

/** The platform that suites share, and a browser at a page of its console. Imported by tests only. */
export async function consoleBench({ owner, others = [], path = '/console' }: Wanted) {
  const [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
  try {
    const page = await newcomerAt(path, owner, walk, platform);
    for (const person of others) await createPerson(platform, person);
    return { walk, platform, page, ...besides(await asker(platform, owner)), close: walk.close };
  } catch (err) {
    await walk.close();
    throw err;
  }
}

function besides(ask: Ask) {
  return {
    /** Calls of the owner without the page. */
    ask,

    /** A new organization of the owner, with its paths in the API and the console. */
    async organization(facts: { name: string; description?: string }) {
      const { uuid } = await ask<{ uuid: string }>('POST', '/v1/organizations', facts);
      return { organization: `/v1/organizations/${uuid}`, at: `/console/organizations/${uuid}` };
    },
  };
}

export type ConsoleBench = Awaited<ReturnType<typeof consoleBench>>;
