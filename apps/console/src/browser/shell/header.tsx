import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, AppShell, Button, Kbd, VisuallyHidden } from '@mantine/core';
import { IconBuilding, IconPlus, IconSearch, IconSelector, IconUser } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Mark } from '../components/mark.js';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import type { OrganizationChoice } from './chosen-organization.js';
import { NewMenu, OrganizationMenu } from './menus.js';
import classes from './shell.module.css';

interface HeaderProps {
  isPhone: boolean;
  choice: OrganizationChoice;
  onSearch: () => void;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function Header({ isPhone, choice, onSearch }: HeaderProps) {
  const { t } = useLingui();
  return (
    <AppShell.Header className={classes.header}>
      <Link to={paths.home} className={classes.home}>
        <Mark />
        <span className={isPhone ? 'unseen' : undefined}>
          <Trans>Console</Trans>
        </span>
      </Link>
      <OrganizationMenu {...choice} button={<ChosenOrganization name={choice.chosen?.name} />} />
      <span className={classes.space} />
      {isPhone ? (
        <ActionIcon variant="default" size={36} onClick={onSearch} aria-label={t`Search`}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      ) : (
        <>
          <Button
            variant="default"
            className={classes.search}
            onClick={onSearch}
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
            rightSection={<Kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>}
          >
            <Trans>Search</Trans>
          </Button>
          <NewMenu
            organization={choice.chosen?.uuid}
            position="bottom-end"
            button={<Button leftSection={<IconPlus size={16} aria-hidden />}>{t`New`}</Button>}
          />
        </>
      )}
    </AppShell.Header>
  );
}

interface ChosenOrganizationProps extends Omit<ComponentProps<'button'>, 'color' | 'name' | 'style'> {
  name: string | undefined;
}

function ChosenOrganization({ name, ...button }: ChosenOrganizationProps) {
  const { t } = useLingui();
  const ChosenIcon = name === undefined ? IconUser : IconBuilding;
  return (
    <Button
      variant="default"
      {...button}
      className={classes.switcher}
      leftSection={<ChosenIcon size={16} stroke={1.6} aria-hidden />}
      rightSection={<IconSelector size={14} aria-hidden />}
    >
      <VisuallyHidden>{t`Organization:`} </VisuallyHidden>
      {name ?? t`Personal`}
    </Button>
  );
}
