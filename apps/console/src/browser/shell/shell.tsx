import { Trans, useLingui } from '@lingui/react/macro';
import { AppShell, Box, useMantineColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useKeptFocus } from '../components/kept-focus.js';
import { useNavigation } from '../navigation/navigation.js';
import { BottomBar } from './bottom-bar.js';
import { useChosenOrganization } from './chosen-organization.js';
import { creationAt } from './creations.js';
import { Header } from './header.js';
import { useKept } from './kept.js';
import { useKeys } from './keys.js';
import { placeAt, placesOf } from './places.js';
import { Sidebar } from './sidebar.js';
import { useVisited } from './visited.js';
import classes from './shell.module.css';

const Palette = lazy(() => import('./palette.js'));
const KeysList = lazy(() => import('./keys-list.js'));
const PhoneMenu = lazy(() => import('./phone-menu.js'));

interface ShellProps {
  /** Above the page. */
  notice: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of every page for who is signed in. */
export function Shell({ notice, onSignOut, children }: ShellProps) {
  const { t } = useLingui();
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  useVisited();
  const isPhone = !useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const { path, navigate, mayLeave } = useNavigation();
  const choice = useChosenOrganization();
  const organization = choice.chosen?.uuid;
  const groups = useMemo(() => placesOf(organization), [organization]);
  const current = placeAt(groups, path);
  const onTheme = useOtherTheme();
  const [paletteCalls, setPaletteCalls] = useState(0);
  const onPalette = () => setPaletteCalls((calls) => calls + 1);
  const keys = useDialog();
  const menu = useDialog();
  // A place of the menu was chosen, or the window has room for the sidebar now.
  useEffect(menu.close, [path, isPhone]);
  const [singleKeys, keepSingleKeys] = useKept('single-keys');
  const areSingle = singleKeys !== 'off';
  const go = (to: string | undefined) => to !== undefined && mayLeave(to) && navigate(to);
  const placeOf = (letter: string) => groups.flatMap(({ places }) => places).find((place) => place.letter === letter);
  const onGo = (letter: string) => go(placeOf(letter)?.to);
  const onNew = () => go(creationAt(path, organization));
  useKeys({ onPalette, onList: keys.open, onTheme, onNew, onGo }, areSingle);
  const signOut = () => mayLeave() && onSignOut();
  const sidebar = { groups, current, onSignOut: signOut };
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 240, breakpoint: 'sm', collapsed: { mobile: true } }}
      {...(isPhone && { footer: { height: 56 } })}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a className={classes.skip} href="#main-content">
        <Trans>Skip to the content</Trans>
      </a>
      <Header isPhone={isPhone} choice={choice} onSearch={onPalette} />
      {!isPhone && (
        <AppShell.Navbar aria-label={t`Console`} className={classes.sidebar}>
          <Sidebar {...sidebar} />
        </AppShell.Navbar>
      )}
      <AppShell.Main ref={content} id="main-content" tabIndex={-1}>
        <Box maw={1440} mx="auto">
          {notice}
          {children}
        </Box>
      </AppShell.Main>
      {isPhone && <BottomBar {...sidebar} organization={organization} isMenuOpen={menu.isOpen} onMenu={menu.open} />}
      <Suspense>
        {paletteCalls > 0 && (
          <Palette
            {...{ calls: paletteCalls, groups, choice, onTheme }}
            onKeys={keys.open}
            onSignOut={() => void signOut()}
          />
        )}
        {keys.wasOpen && (
          <KeysList
            {...{ isOpen: keys.isOpen, onClose: keys.close, groups, areSingle }}
            onSingle={(isOn) => keepSingleKeys(isOn ? undefined : 'off')}
          />
        )}
        {menu.wasOpen && <PhoneMenu {...sidebar} isOpen={menu.isOpen} onClose={menu.close} />}
      </Suspense>
    </AppShell>
  );
}

/** A dialog that is loaded when it is first opened. */
function useDialog() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return { isOpen, wasOpen, open, close: () => setOpen(false) };
}

/**
 * Changes from light to dark, and back. What is shown is read only then, so that the frame is not rendered again when
 * the system's scheme changes.
 */
function useOtherTheme(): () => void {
  // As in the menu of themes.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return () => setColorScheme(document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark');
}
