import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { type Access } from './access.js';
import { Api } from './api/api.js';
import { ConsoleContext } from './console-context.js';
import { NavigationProvider, useNavigation } from './navigation/navigation.js';
import { routeOf } from './navigation/routes.js';
import { ApplicationPage } from './pages/applications/application.page.js';
import { ApplicationsPage } from './pages/applications/applications.page.js';
import { NewApplicationPage } from './pages/applications/new-application.page.js';
import { CampaignsPage } from './pages/links/campaigns.page.js';
import { ChannelsPage } from './pages/links/channels.page.js';
import { DomainsPage } from './pages/links/domains.page.js';
import { ImportLinksPage } from './pages/links/import-links.page.js';
import { KeysPage } from './pages/links/keys.page.js';
import { LinkPage } from './pages/links/link.page.js';
import { LinksPage } from './pages/links/links.page.js';
import { NewLinkPage } from './pages/links/new-link.page.js';
import { StatisticsPage } from './pages/links/statistics.page.js';
import { NewOrganizationPage } from './pages/new-organization.page.js';
import { OrganizationPage } from './pages/organization/organization.page.js';
import { OrganizationsPage } from './pages/organizations.page.js';
import { SessionOver } from './pages/session-over.js';
import { UnknownPage } from './pages/unknown.page.js';
import { WelcomePage } from './pages/welcome.page.js';
import { hasTypedText } from './components/typed-text.js';
import type { Settings } from './settings.js';
import { Shell } from './shell/shell.js';
import { Starting } from './shell/visitor-frame.js';
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
  const context = useMemo(() => ({ api, onSessionOver, onConfirm }), [api, onSessionOver, onConfirm]);
  return (
    <ConsoleContext value={context}>
      <NavigationProvider>
        <Shell notice={notice} onSignOut={onSignOut}>
          <CurrentPage />
        </Shell>
      </NavigationProvider>
    </ConsoleContext>
  );
}

function CurrentPage() {
  const route = routeOf(useNavigation().path);
  switch (route.page) {
    case 'organizations':
      return <OrganizationsPage />;
    case 'new-organization':
      return <NewOrganizationPage />;
    case 'organization':
      return <OrganizationPage key={route.uuid} uuid={route.uuid} part={route.part} />;
    case 'applications':
      return <ApplicationsPage />;
    case 'new-application':
      return <NewApplicationPage />;
    case 'application':
      return <ApplicationPage key={route.id} id={route.id} part={route.part} />;
    case 'links':
      return <LinksPage />;
    case 'new-link':
      return <NewLinkPage />;
    case 'import-links':
      return <ImportLinksPage />;
    case 'link-statistics':
      return <StatisticsPage />;
    case 'link-campaigns':
      return <CampaignsPage />;
    case 'link-channels':
      return <ChannelsPage />;
    case 'link-domains':
      return <DomainsPage />;
    case 'link-keys':
      return <KeysPage />;
    case 'link':
      return <LinkPage key={route.id} id={route.id} part={route.part} />;
    case 'unknown':
      return <UnknownPage />;
  }
}
