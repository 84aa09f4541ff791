import type { World } from '../world.js';
import { call, type Load } from './steady.js';

/** Gives one organization a new name; a webhook says each. */
export function organizationChanges({ platform, person, organization }: World): Load {
  const url = `${platform.base_url}/v1/organizations/${organization}`;
  return {
    kind: 'organization change',
    parallel: 1,
    pauseMs: 200,
    ask: async (mark) =>
      (await call('PUT', url, person.access_token, { name: mark })).status === 200 ? 'accepted' : 'refused',
  };
}
