import { useResource } from '../../api/use-resource.js';

/** The tags of the person's links, for an input with this `list`; none where they cannot be had. */
export function KnownTags({ id }: { id: string }) {
  const { resource } = useResource('link tags', (api, signal) => api.links.tags(signal));
  return (
    <datalist id={id}>
      {resource.state === 'ready' && resource.value.map((tag) => <option key={tag} value={tag} />)}
    </datalist>
  );
}
