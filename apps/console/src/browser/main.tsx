import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { arrive, type Access } from './access.js';
import { App } from './app.js';
import { reloadUnasked } from './navigation/losses.js';
import { Frame, Starting } from './pages/frame.js';
import { loadSettings } from './settings.js';
import { keepPlace } from './sign-in/pending-sign-in.js';
import { startTexts } from './texts/texts.js';
import { Look } from './theme/look.js';

// Read from the storage first: what follows says something.
await startTexts();
const root = createRoot(document.getElementById('app')!);
const show = (content: ReactNode) =>
  root.render(
    <I18nProvider i18n={i18n}>
      <Look>{content}</Look>
    </I18nProvider>,
  );
show(<Starting />);

try {
  keepPlace(sessionStorage, location.pathname + location.search);
  const settings = await loadSettings();
  const access: Access = await arrive(settings);
  show(<App settings={settings} arrival={access} />);
} catch (err) {
  console.error(err);
  show(
    <Frame title={t`The console could not start`}>
      <p className="lead">{t`The platform does not answer as it should. Please load the page again in a moment.`}</p>
    </Frame>,
  );
}

// Shown again from the browser's memory: whoever signed out must not see the page as it was.
addEventListener('pageshow', (event) => {
  if (event.persisted) reloadUnasked();
});
