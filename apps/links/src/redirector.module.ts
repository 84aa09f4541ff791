import { Module, type Provider } from '@nestjs/common';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { AccountMails } from './accounts/account-mails.js';
import { BioRoutes } from './bio/bio.routes.js';
import { CampaignList } from './campaigns/campaign-list.js';
import { CampaignRotator } from './campaigns/campaign-rotator.js';
import { CampaignRoutes } from './campaigns/campaign.routes.js';
import { PreviewRoutes } from './channels/preview.routes.js';
import { ClickRecorder } from './clicks/click-recorder.js';
import { ClickTable } from './clicks/click-table.js';
import { TlsAsk } from './domains/tls-ask.js';
import { LinkPasswords } from './links/link-passwords.js';
import { OverlayAnswersService } from './overlays/overlay-answers.service.js';
import { QrPictureService } from './qr/qr-picture.service.js';
import { ScanRoutes } from './qr/scan.routes.js';
import { ClickLimit } from './redirects/click-limit.js';
import { DomainCache } from './redirects/domain-cache.js';
import { LinkCache } from './redirects/link-cache.js';
import { LinkChanges } from './redirects/link-changes.js';
import { LinkVisits } from './redirects/link-visits.js';
import { LostVisitors } from './redirects/lost-visitors.js';
import { PageParts } from './redirects/page-parts.js';
import { PasswordTries } from './redirects/password-tries.js';
import { Places } from './redirects/places.js';
import { PlainVisits } from './redirects/plain-visits.js';
import { RedirectRoutes } from './redirects/redirect.routes.js';
import { RuledVisits } from './redirects/ruled-visits.js';
import { UnlockKeys } from './redirects/unlock-keys.js';
import { VisitForms } from './redirects/visit-forms.js';
import { WellKnownRoutes } from './redirects/well-known.routes.js';
import { BlockListService } from './safety/block-list.service.js';
import { egressProvider } from './safety/egress.provider.js';
import { FoundItems } from './safety/found-items.js';
import { FrameRefusals } from './safety/frame-refusals.js';
import { ReportRoutes } from './safety/report.routes.js';
import { ReportsService } from './safety/reports.service.js';
import { SafeFetcher } from './safety/safe-fetcher.js';

/** The public side of links' origin: it adds its own plain Fastify routes. Whatever it needs is here, and nothing of the API. */
export const publicParts: Provider[] = [
  Mailer,
  MailOutbox,
  AccountMails,
  LinkPasswords,
  DomainCache,
  LinkCache,
  LinkChanges,
  LinkVisits,
  LostVisitors,
  ClickLimit,
  PageParts,
  PasswordTries,
  Places,
  RuledVisits,
  VisitForms,
  UnlockKeys,
  WellKnownRoutes,
  RedirectRoutes,
  TlsAsk,
  OverlayAnswersService,
  CampaignList,
  CampaignRotator,
  CampaignRoutes,
  PreviewRoutes,
  ClickRecorder,
  ClickTable,
  egressProvider,
  SafeFetcher,
  FrameRefusals,
  BlockListService,
  BioRoutes,
  FoundItems,
  ReportsService,
  ReportRoutes,
  QrPictureService,
  ScanRoutes,
];

// The whole service logs and measures each visit, which takes Fastify.
@Module({ providers: [...publicParts, PlainVisits] })
export class RedirectorModule {}
