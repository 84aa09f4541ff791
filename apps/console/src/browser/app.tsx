import { platformClient } from '@platform/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Matches, RouterContextProvider } from '@tanstack/react-router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { type Access } from './access.js';
import { queryClient } from './api/queries.js';
import { ConsoleContext } from './console-context.js';
import { NavigationProvider } from './navigation/navigation.js';
import { consoleRouter } from './navigation/router.js';
import { Starting } from './pages/frame.js';
import { SessionOver } from './pages/session-over.js';
import { WelcomePage } from './pages/welcome.page.js';
import { Shell } from './shell/shell.js';
import { hasTypedText } from './components/typed-text.js';
import type { Settings } from './settings.js';
import { keepPlace } from './sign-in/pending-sign-in.js';
import type { Session } from './sign-in/session.js';
import { signIn, signOut } from './sign-in/sign-in.js';

interface AppProps {
  settings: Settings;
  arrival: Access;
}

export function App({ settings, arrival }: AppProps) {
  const [access, setAccess] = useState(arrival);
  const leave = (toLeave: () => Promise<void>) => {
    setAccess({ state: 'leaving' });
    toLeave().catch((err: unknown) => {
      console.error(err);
      setAccess({ state: 'visitor', notice: { text: t`The sign-in page cannot be opened here.`, isFault: true } });
    });
  };
  const onSessionOver = useCallback(() => {
    const text = t`Your sign-in has ended. Please sign in again.`;
    const isTyped = hasTypedText();
    setAccess((current) =>
      current.state === 'signed-in' && isTyped
        ? { ...current, endings: current.endings + 1 }
        : { state: 'visitor', notice: { text, isFault: false } },
    );
  }, []);
  const signInHere = (prompt?: 'login') => {
    keepPlace(sessionStorage, location.pathname + location.search);
    leave(() => signIn(settings, prompt));
  };
  const onSignIn = () => signInHere();
  if (access.state === 'leaving') return <Starting />;
  if (access.state === 'visitor') {
    return <WelcomePage notice={access.notice} onSignIn={onSignIn} />;
  }
  const { session, endings } = access;
  return (
    <SignedIn
      settings={settings}
      session={session}
      notice={endings > 0 && <SessionOver key={endings} onSignIn={onSignIn} />}
      onSessionOver={onSessionOver}
      onConfirm={() => signInHere('login')}
      onSignOut={() => leave(() => signOut(session))}
    />
  );
}

interface SignedInProps {
  settings: Settings;
  session: Session;
  /** Above the page. */
  notice: ReactNode;
  onSessionOver: () => void;
  onConfirm: () => void;
  onSignOut: () => void;
}

function SignedIn({ settings, session, notice, onSessionOver, onConfirm, onSignOut }: SignedInProps) {
  const platform = useMemo(
    // A wait is shown to the person, who may want something else meanwhile.
    () => platformClient({ origin: settings.auth_url, tokens: session, maxPauseSeconds: 0 }),
    [settings, session],
  );
  const queries = useMemo(() => queryClient(() => platform.requestsLeft, onSessionOver), [platform, onSessionOver]);
  const [router] = useState(() => consoleRouter());
  const issuer = settings.base_url;
  const context = useMemo(() => ({ platform, issuer, onConfirm }), [platform, issuer, onConfirm]);
  return (
    <ConsoleContext value={context}>
      <QueryClientProvider client={queries}>
        <RouterContextProvider router={router}>
          <NavigationProvider>
            <Shell notice={notice} onSignOut={onSignOut}>
              <Matches />
            </Shell>
          </NavigationProvider>
        </RouterContextProvider>
      </QueryClientProvider>
    </ConsoleContext>
  );
}
