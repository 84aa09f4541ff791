import { createRoot } from 'react-dom/client';
import { arrive, type Access } from './access.js';
import { App } from './app.js';
import { reloadUnasked } from './navigation/losses.js';
import { Frame, Starting } from './pages/frame.js';
import { loadSettings } from './settings.js';
import { keepPlace } from './sign-in/pending-sign-in.js';

const root = createRoot(document.getElementById('app')!);
root.render(<Starting />);

try {
  keepPlace(sessionStorage, location.pathname + location.search);
  const settings = await loadSettings();
  const access: Access = await arrive(settings);
  root.render(<App settings={settings} arrival={access} />);
} catch (err) {
  console.error(err);
  root.render(
    <Frame title="The console could not start">
      <p className="lead">The platform does not answer as it should. Please load the page again in a moment.</p>
    </Frame>,
  );
}

// Shown again from the browser's memory: whoever signed out must not see the page as it was.
addEventListener('pageshow', (event) => {
  if (event.persisted) reloadUnasked();
});
