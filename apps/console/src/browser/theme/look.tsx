import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './sheets.js';
import { cssVariables, theme } from './theme.js';

/** Read by `public/color-scheme.js` too. */
const schemes = localStorageColorSchemeManager({ key: 'console.color-scheme' });

/** Around everything that is shown. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
