import { useResource } from '../../api/use-resource.js';

/** What a link of the person can be put into or shown with. */
export function useLinkChoices() {
  return useResource('link choices', (api, signal) => api.links.choices(signal)).resource;
}
