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
import { BioPagePage } from './pages/bio/bio-page.page.js';
import { BioPagesPage } from './pages/bio/bio-pages.page.js';
import { NewBioPagePage } from './pages/bio/new-bio-page.page.js';
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
import { NewOverlayPage } from './pages/overlays/new-overlay.page.js';
import { OverlayPage } from './pages/overlays/overlay.page.js';
import { OverlaysPage } from './pages/overlays/overlays.page.js';
import { NewPixelPage } from './pages/pixels/new-pixel.page.js';
import { PixelPage } from './pages/pixels/pixel.page.js';
import { PixelsPage } from './pages/pixels/pixels.page.js';
import { NewSplashPage } from './pages/splash/new-splash.page.js';
import { SplashPage } from './pages/splash/splash.page.js';
import { SplashPagesPage } from './pages/splash/splash-pages.page.js';
import { NewQrCodePage } from './pages/qr-codes/new-qr-code.page.js';
import { QrCodePage } from './pages/qr-codes/qr-code.page.js';
import { QrCodesPage } from './pages/qr-codes/qr-codes.page.js';
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
      return <ApplicationPage key={route.id} id={route.id} />;
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
    case 'link-overlays':
      return <OverlaysPage />;
    case 'new-overlay':
      return <NewOverlayPage />;
    case 'overlay':
      return <OverlayPage key={route.id} id={route.id} part={route.part} />;
    case 'link-splash':
      return <SplashPagesPage />;
    case 'new-splash':
      return <NewSplashPage />;
    case 'splash':
      return <SplashPage key={route.id} id={route.id} />;
    case 'link-pixels':
      return <PixelsPage />;
    case 'new-pixel':
      return <NewPixelPage />;
    case 'pixel':
      return <PixelPage key={route.id} id={route.id} />;
    case 'link':
      return <LinkPage key={route.id} id={route.id} part={route.part} />;
    case 'bio-pages':
      return <BioPagesPage />;
    case 'new-bio-page':
      return <NewBioPagePage />;
    case 'bio-page':
      return <BioPagePage key={route.id} id={route.id} />;
    case 'qr-codes':
      return <QrCodesPage />;
    case 'new-qr-code':
      return <NewQrCodePage />;
    case 'qr-code':
      return <QrCodePage key={route.id} id={route.id} />;
    case 'unknown':
      return <UnknownPage />;
  }
}
