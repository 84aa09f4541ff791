import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconBuilding, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import type { OrganizationChoice } from './chosen-organization.js';
import type { MenuProps } from './lazy-menu.js';
import { OpenedMenu } from './opened-menu.js';
import classes from './shell.module.css';

/** More than these are found by typing. */
const atAGlance = 8;

export default function OrganizationMenu({ button, organizations, chosen, choose }: MenuProps & OrganizationChoice) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const found = organizations.filter(({ name }) => name.toLowerCase().includes(words));
  return (
    <OpenedMenu button={button} position="bottom-start" width={260}>
      {organizations.length > atAGlance && (
        <Menu.Search
          aria-label={t`Find an organization`}
          placeholder={t`Find an organization`}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <Menu.RadioGroup value={chosen?.uuid ?? ''} onChange={(uuid) => choose(uuid || undefined)}>
        <div className={classes.choices}>
          {words === '' && (
            <Menu.RadioItem value="" closeMenuOnClick>
              {t`Personal`}
            </Menu.RadioItem>
          )}
          {found.map(({ uuid, name }) => (
            <Menu.RadioItem key={uuid} value={uuid} closeMenuOnClick className={classes.choice}>
              {name}
            </Menu.RadioItem>
          ))}
        </div>
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item component={Link} to={paths.organizations} leftSection={<IconBuilding size={16} aria-hidden />}>
        <Trans>All organizations</Trans>
      </Menu.Item>
      <Menu.Item component={Link} to={paths.newOrganization} leftSection={<IconPlus size={16} aria-hidden />}>
        <Trans>New organization</Trans>
      </Menu.Item>
    </OpenedMenu>
  );
}
