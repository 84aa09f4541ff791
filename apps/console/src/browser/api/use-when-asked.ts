import { useState } from 'react';
import type { Api } from './api.js';
import { useResource } from './use-resource.js';

/**
 * What a field offers. It is loaded when the person comes to the field, and not with the page.
 * @param key as in `useResource`
 * @param isAskedAtOnce for a field whose value says nothing without it
 */
export function useWhenAsked<T>(
  key: string,
  load: (api: Api, signal: AbortSignal) => Promise<T>,
  isAskedAtOnce = false,
) {
  const [isAsked, setAsked] = useState(isAskedAtOnce);
  const { resource, refresh } = useResource(isAsked ? key : `not yet ${key}`, (api, signal) =>
    isAsked ? load(api, signal) : Promise.resolve(undefined),
  );
  const ask = () => setAsked(true);
  return { resource, known: resource.state === 'ready' ? resource.value : undefined, ask, refresh };
}
