import { useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { Link } from '../navigation/navigation.js';

/** The way back, above the title of a page: the list that it belongs to. */
export function Trail({ to, children }: { to: string; children: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Where you are`}>
      <Anchor component={Link} to={to} size="sm" c="dimmed">
        <span aria-hidden="true">← </span>
        {children}
      </Anchor>
    </nav>
  );
}
