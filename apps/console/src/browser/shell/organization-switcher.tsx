import { Button, Menu } from '@mantine/core';
import { useResource } from '../api/use-resource.js';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { useCurrentOrganization } from './current-organization.js';
import classes from './shell.module.css';

/** The organization that is looked at, and the way to the others. */
export function OrganizationSwitcher() {
  const current = useCurrentOrganization();
  // Asked again with each organization that is opened: it may be one that was made just now.
  const { resource } = useResource(`switcher ${current}`, (api, signal) => api.organizations(signal));
  const known = resource.state === 'ready' ? resource.value : [];
  const chosen = known.find(({ uuid }) => uuid === current);
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button variant="default" size="xs" className={classes.chosen} rightSection={<span aria-hidden>▾</span>}>
          {chosen?.name ?? 'Choose an organization'}
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
          New organization
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
