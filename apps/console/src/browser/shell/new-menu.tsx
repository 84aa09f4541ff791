import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { Link } from '../navigation/navigation.js';
import { creationsIn } from './creations.js';
import type { MenuProps } from './lazy-menu.js';
import { OpenedMenu } from './opened-menu.js';

export interface NewMenuProps extends MenuProps {
  /** The uuid of the chosen one. */
  organization: string | undefined;
  position: 'bottom-end' | 'top';
}

export default function NewMenu({ button, organization, position }: NewMenuProps) {
  const { t } = useLingui();
  return (
    <OpenedMenu button={button} position={position} width={200}>
      <Menu.Label>
        <Trans>New</Trans>
      </Menu.Label>
      {creationsIn(organization).map(({ title, to, icon: CreationIcon }) => (
        <Menu.Item key={to} component={Link} to={to} leftSection={<CreationIcon size={16} stroke={1.6} aria-hidden />}>
          {t(title)}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
