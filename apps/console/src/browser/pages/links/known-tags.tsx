import { useRead } from '../../api/use-read.js';

/** The tags of the person's links, for an input with this `list`; none where they cannot be had. */
export function KnownTags({ id }: { id: string }) {
  const resource = useRead('/api/v1/links/tags', { query: { limit: '100' } }, { select: ({ data }) => data.tags });
  return (
    <datalist id={id}>
      {resource.isSuccess && resource.data.map(({ tag }) => <option key={tag} value={tag} />)}
    </datalist>
  );
}
