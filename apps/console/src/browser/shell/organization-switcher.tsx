import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { useCurrentOrganization } from './current-organization.js';
import { useMyOrganizations } from './my-organizations.js';
import classes from './shell.module.css';

/** The organization that is looked at, and the way to the others. */
export function OrganizationSwitcher() {
  const { t } = useLingui();
  const current = useCurrentOrganization();
  const known = useMyOrganizations();
  const chosen = known.find(({ uuid }) => uuid === current);
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button variant="default" size="xs" className={classes.chosen} rightSection={<span aria-hidden>▾</span>}>
          {chosen?.name ?? t`Choose an organization`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {known.map(({ uuid, name }) => (
          <Menu.Item key={uuid} component={Link} to={paths.organization(uuid)} isCurrent={uuid === current}>
            {name}
          </Menu.Item>
        ))}
        {known.length > 0 && <Menu.Divider />}
        <Menu.Item component={Link} to={paths.newOrganization}>
          <Trans>New organization</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
