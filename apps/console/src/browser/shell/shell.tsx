import { AppShell, Burger, Group } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKeptFocus } from '../components/kept-focus.js';
import { Mark } from '../components/mark.js';
import { Link, useNavigation } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { OrganizationSwitcher } from './organization-switcher.js';
import { PersonMenu } from './person-menu.js';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.js';

interface ShellProps {
  onSignOut: () => void;
  /** Above the page. */
  notice: ReactNode;
  children: ReactNode;
}

/** What stands around every page: the header, and the sidebar, which is behind a button on a phone. */
export function Shell({ onSignOut, notice, children }: ShellProps) {
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
        Skip to the content
      </button>
      <AppShell.Header className={classes.header}>
        <Burger
          hiddenFrom="sm"
          size="sm"
          opened={isOpen}
          onClick={() => setOpen(!isOpen)}
          aria-label="Navigation"
          aria-expanded={isOpen}
          aria-controls="sidebar"
        />
        <Link to={paths.organizations} className={classes.home}>
          <Mark /> <span className={classes.word}>Console</span>
        </Link>
        <OrganizationSwitcher />
        <Group gap="xs" ml="auto" wrap="nowrap">
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
    </AppShell>
  );
}
