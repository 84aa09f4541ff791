import { Trans, useLingui } from '@lingui/react/macro';
import { AppShell, Burger, Group } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKeptFocus } from '../components/kept-focus.js';
import { Mark } from '../components/mark.js';
import { Toaster } from '../components/toast.js';
import { Link, useNavigation } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { OrganizationSwitcher } from './organization-switcher.js';
import { PersonMenu } from './person-menu.js';
import classes from './shell.module.css';
import { Shortcuts } from './shortcuts.js';
import { Sidebar } from './sidebar.js';

interface ShellProps {
  onSignOut: () => void;
  /** Above the page. */
  notice: ReactNode;
  children: ReactNode;
}

/** What stands around every page: the header, and the sidebar, which is behind a button on a phone. */
export function Shell({ onSignOut, notice, children }: ShellProps) {
  const { t } = useLingui();
  const { visit } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  useEffect(() => setOpen(false), [visit]);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 240, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="lg"
      classNames={{ main: classes.main!, navbar: classes.navbar! }}
    >
      <button className={classes.skip} type="button" onClick={() => content.current?.focus()}>
        <Trans>Skip to the content</Trans>
      </button>
      <AppShell.Header className={classes.header}>
        <Burger
          hiddenFrom="sm"
          size="sm"
          opened={isOpen}
          onClick={() => setOpen(!isOpen)}
          aria-label={t`Navigation`}
          aria-expanded={isOpen}
          aria-controls="sidebar"
        />
        <Link to={paths.organizations} className={classes.home}>
          <Mark />{' '}
          <span className={classes.word}>
            <Trans>Console</Trans>
          </span>
        </Link>
        <OrganizationSwitcher />
        <Group gap="xs" ml="auto" wrap="nowrap">
          <Shortcuts onSignOut={onSignOut} />
          <PersonMenu onSignOut={onSignOut} />
        </Group>
      </AppShell.Header>
      <Sidebar isOpen={isOpen} />
      <AppShell.Main ref={content} id="content" tabIndex={-1}>
        <div className={classes.page}>
          {notice}
          {children}
        </div>
      </AppShell.Main>
      <Toaster />
    </AppShell>
  );
}
