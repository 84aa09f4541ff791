import { all } from '@platform/client';
import { keyOf } from './keys.js';
import { useLoad } from './use-read.js';

/** All organizations of the person: where they are too many for a plain list, page after page. */
export function useOrganizations() {
  return useLoad(keyOf('/api/v1/organizations'), (platform, signal) =>
    all(platform, '/api/v1/organizations', { signal }),
  );
}
