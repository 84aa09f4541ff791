import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './style/base.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { localStorageColorSchemeManager, MantineProvider, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { arrive, type Access } from './access.js';
import { App } from './app.js';
import { reloadUnasked } from './navigation/losses.js';
import { loadSettings } from './settings.js';
import { Starting, VisitorFrame } from './shell/visitor-frame.js';
import { keepPlace } from './sign-in/pending-sign-in.js';
import { brandIn, ownBrand, PlatformBrandContext, showIcon } from './style/platform-brand.js';
import { theme, variablesIn } from './style/theme.js';
import { preferredLanguage, showLanguage } from './texts/languages.js';

const root = createRoot(document.getElementById('app')!);
const colorScheme = localStorageColorSchemeManager({ key: 'console.theme' });

let brand = ownBrand;
let variables = variablesIn(brand.accent);

/** Shows it in the look of the operator, and the language of the person. */
function show(page: ReactNode): void {
  root.render(
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
      >
        <PlatformBrandContext value={brand}>{page}</PlatformBrandContext>
      </MantineProvider>
    </I18nProvider>,
  );
}

// Where one catalogue cannot be loaded, another may be.
await showLanguage(preferredLanguage()).catch(() => showLanguage('en'));
show(<Starting />);

try {
  keepPlace(sessionStorage, location.pathname + location.search);
  const settings = await loadSettings();
  brand = brandIn(settings);
  variables = variablesIn(brand.accent);
  showIcon(brand);
  const access: Access = await arrive(settings);
  show(<App settings={settings} arrival={access} />);
} catch (err) {
  console.error(err);
  show(
    <VisitorFrame title={i18n._(msg`The console could not start`)}>
      <Text c="dimmed" mt="xs">
        <Trans>The platform does not answer as it should. Please load the page again in a moment.</Trans>
      </Text>
    </VisitorFrame>,
  );
}

// Shown again from the browser's memory: whoever signed out must not see the page as it was.
addEventListener('pageshow', (event) => {
  if (event.persisted) reloadUnasked();
});
