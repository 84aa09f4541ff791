import { useLingui } from '@lingui/react/macro';
import { Button, Kbd, useMantineColorScheme } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigation } from '../navigation/navigation.js';
import { useKeys } from './keys.js';
import classes from './shell.module.css';

const loadPalette = () => import('./palette.js');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const KeyList = lazy(async () => ({ default: (await import('./key-list.js')).KeyList }));

/** The button of the palette, and all that keys do. Palette and list of keys are loaded when they are asked for. */
export function Shortcuts({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useLingui();
  const { navigate, mayLeave } = useNavigation();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const [isPaletteWanted, setPaletteWanted] = useState(false);
  const [isKeyListOpen, setKeyListOpen] = useState(false);
  const openPalette = () => {
    setPaletteWanted(true);
    void loadPalette().then((palette) => palette.openPalette());
  };
  useKeys({
    openPalette,
    openKeys: () => setKeyListOpen(true),
    goTo: (address) => mayLeave() && navigate(address),
    switchColours: () => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark'),
  });
  return (
    <>
      <Button variant="default" size="xs" onClick={openPalette} aria-label={t`Search`}>
        {t`Search`}
        <Kbd size="xs" ml="xs" className={classes.key}>
          Ctrl K
        </Kbd>
      </Button>
      <Suspense>
        {isPaletteWanted && <Palette onSignOut={onSignOut} onKeys={() => setKeyListOpen(true)} />}
        {isKeyListOpen && <KeyList onClose={() => setKeyListOpen(false)} />}
      </Suspense>
    </>
  );
}
