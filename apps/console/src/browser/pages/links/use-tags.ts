import { useWhenAsked } from '../../api/use-when-asked.js';

/** The tags of the person's links, once they are asked for. */
export function useTags() {
  return useWhenAsked('link tags', (api, signal) => api.links.tags(signal));
}
