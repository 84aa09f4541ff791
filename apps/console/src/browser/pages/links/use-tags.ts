import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';

/** The tags of the person's links. They are loaded when the person comes to the field, and not with the page. */
export function useTags() {
  const [isAsked, setAsked] = useState(false);
  const { resource } = useResource(isAsked ? 'link tags' : 'no tags yet', (api, signal) =>
    isAsked ? api.links.tags(signal) : Promise.resolve(undefined),
  );
  return { known: resource.state === 'ready' ? resource.value : undefined, ask: () => setAsked(true) };
}
