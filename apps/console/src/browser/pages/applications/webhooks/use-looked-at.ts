import { useEffect, useRef } from 'react';
import type { Api } from '../../../api/api.js';
import { useResource } from '../../../api/use-resource.js';

/** A resource (see `useResource`) that is read again each time that the person looks again: `looks` counts that. */
export function useLookedAt<T>(key: string, looks: number, load: (api: Api, signal: AbortSignal) => Promise<T>) {
  const { resource, refresh } = useResource(key, load);
  const seen = useRef(looks);
  useEffect(() => {
    if (seen.current !== looks) refresh();
    seen.current = looks;
  }, [looks, refresh]);
  return resource;
}
