import { Module, type Provider } from '@nestjs/common';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { AccountMails } from './accounts/account-mails.js';
import { BioRoutes } from './public/bio/bio.routes.js';
import { CampaignList } from './public/campaigns/campaign-list.js';
import { CampaignRotator } from './lookup/campaign-rotator.js';
import { CampaignRoutes } from './public/campaigns/campaign.routes.js';
import { PreviewRoutes } from './public/previews/preview.routes.js';
import { ClickRecorder } from './journal/click-recorder.js';
import { ClickTable } from './journal/click-table.js';
import { TlsAsk } from './public/redirects/tls-ask.js';
import { LinkPasswords } from './public/gates/link-passwords.js';
import { OverlayAnswersService } from './public/forms/overlay-answers.service.js';
import { QrPictureService } from './public/qr/qr-picture.service.js';
import { ScanRoutes } from './public/qr/scan.routes.js';
import { ClickLimit } from './public/gates/click-limit.js';
import { DomainCache } from './lookup/domain-cache.js';
import { LinkCache } from './lookup/link-cache.js';
import { LinkChanges } from './lookup/link-changes.js';
import { LinkVisits } from './public/visits/link-visits.js';
import { LostVisitors } from './public/visits/lost-visitors.js';
import { PageParts } from './public/pages/page-parts.js';
import { PasswordTries } from './public/gates/password-tries.js';
import { Places } from './lookup/places.js';
import { PlainVisits } from './public/plain-visits/plain-visits.js';
import { RedirectRoutes } from './public/redirects/redirect.routes.js';
import { RuledVisits } from './public/visits/ruled-visits.js';
import { UnlockKeys } from './public/gates/unlock-keys.js';
import { VisitForms } from './public/forms/visit-forms.js';
import { WellKnownRoutes } from './public/redirects/well-known.routes.js';
import { BlockListService } from './blocks/block-list.service.js';
import { egressProvider } from './destinations/egress.provider.js';
import { FoundItems } from './blocks/found-items.js';
import { FrameRefusals } from './destinations/frame-refusals.js';
import { ReportRoutes } from './public/reports/report.routes.js';
import { ReportsService } from './public/reports/reports.service.js';
import { SafeFetcher } from './destinations/safe-fetcher.js';

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
