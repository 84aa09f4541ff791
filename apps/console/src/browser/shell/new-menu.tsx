import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from '../navigation/navigation.js';
import { creationsIn } from './creations.js';

interface NewMenuProps {
  /** The uuid of the chosen one. */
  organization: string | undefined;
  position: 'bottom-end' | 'top';
  /** The button that opens it. */
  children: ReactElement;
}

export function NewMenu({ organization, position, children }: NewMenuProps) {
  const { t } = useLingui();
  return (
    <Menu position={position} width={200}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Trans>New</Trans>
        </Menu.Label>
        {creationsIn(organization).map(({ title, to, icon: CreationIcon }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            leftSection={<CreationIcon size={16} stroke={1.6} aria-hidden />}
          >
            {t(title)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
