import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, RouterProvider } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { type Access } from './access.js';
import { Api } from './api/api.js';
import { queryClient } from './api/query-client.js';
import { hasTypedText } from './components/typed-text.js';
import { ConsoleContext, useConsole } from './console-context.js';
import { NavigationProvider } from './navigation/navigation.js';
import { consoleRouter } from './navigation/router.js';
import { BrokenPage } from './pages/broken.page.js';
import { SessionOver } from './pages/session-over.js';
import { UnknownPage } from './pages/unknown.page.js';
import { WelcomePage } from './pages/welcome.page.js';
import type { Settings } from './settings.js';
import { Shell } from './shell/shell.js';
import { Pending, Starting } from './shell/visitor-frame.js';
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
      setAccess({
        state: 'visitor',
        notice: { text: i18n._(msg`The sign-in page cannot be opened here.`), isFault: true },
      });
    });
  };
  const onSessionOver = useCallback(() => {
    const text = i18n._(msg`Your sign-in has ended. Please sign in again.`);
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
      onSignOut={() => leave(() => signOut(settings, session))}
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
  const api = useMemo(() => new Api(settings.base_url, session), [settings, session]);
  const queries = useMemo(() => queryClient(onSessionOver), [api, onSessionOver]);
  const [router] = useState(() =>
    consoleRouter({ component: Framed, unknown: UnknownPage, broken: BrokenPage, pending: Pending }),
  );
  useEffect(() => () => router.history.destroy(), [router]);
  return (
    <ConsoleContext value={{ api, notice, onSessionOver, onConfirm, onSignOut }}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ConsoleContext>
  );
}

/** Every page of the router is in it. */
function Framed() {
  const { notice, onSignOut } = useConsole();
  return (
    <NavigationProvider>
      <Shell notice={notice} onSignOut={onSignOut}>
        <Outlet />
      </Shell>
    </NavigationProvider>
  );
}
