import { Plural, Trans } from '@lingui/react/macro';

/** So many are counted at most. */
const mostCounted = 10_000;

/** How many links use something. */
export function UsedBy({ links }: { links: number }) {
  if (links === 0) return <Trans>no link</Trans>;
  if (links > mostCounted) return <Trans>more than 10,000 links</Trans>;
  return <Plural value={links} one="# link" other="# links" />;
}
