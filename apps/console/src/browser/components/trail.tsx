import { Anchor, Breadcrumbs } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from '../navigation/navigation.js';

/** The way back, above the title of a page: the list that it belongs to. */
export function Trail({ to, children }: { to: string; children: string }) {
  const { t } = useLingui();
  return (
    <Breadcrumbs component="nav" mb="xs" aria-label={t`Where you are`}>
      <Anchor component={Link} to={to} size="sm" underline="always">
        {children}
      </Anchor>
    </Breadcrumbs>
  );
}
