import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconBuilding, IconPlus, IconSelector, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import type { OrganizationChoice } from './chosen-organization.js';
import classes from './shell.module.css';

/** More than these are found by typing. */
const atAGlance = 8;

export function OrganizationSwitcher({ organizations, chosen, choose }: OrganizationChoice) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const found = organizations.filter(({ name }) => name.toLowerCase().includes(words));
  const ChosenIcon = chosen ? IconBuilding : IconUser;
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.switcher}
          leftSection={<ChosenIcon size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconSelector size={14} aria-hidden />}
        >
          <VisuallyHidden>{t`Organization:`} </VisuallyHidden>
          {chosen?.name ?? t`Personal`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
