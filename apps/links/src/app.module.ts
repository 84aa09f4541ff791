import { Module, type Provider } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccountController } from './accounts/account.controller.js';
import { AccountErasure } from './accounts/account-erasure.js';
import { AccountsConsumer } from './accounts/accounts.consumer.js';
import { AccountsService } from './accounts/accounts.service.js';
import { FirstKeys } from './accounts/first-keys.js';
import { OwnerController } from './accounts/owner.controller.js';
import {
  OwnAppealsController,
  OwnCampaignsController,
  OwnChannelsController,
  OwnDomainsController,
  OwnLinkQrController,
  OwnLinksController,
  OwnStatisticsController,
  OwnImportsController,
  OwnTransferController,
} from './accounts/owner-resources.controller.js';
import { OwnerService } from './accounts/owner.service.js';
import { CredentialRate } from './accounts/credential-rate.js';
import { CredentialsService } from './accounts/credentials.service.js';
import { CampaignsController } from './campaigns/campaigns.controller.js';
import { CampaignsService } from './campaigns/campaigns.service.js';
import { ChannelItemsService } from './channels/channel-items.service.js';
import { ChannelsController } from './channels/channels.controller.js';
import { ChannelsService } from './channels/channels.service.js';
import { ClickExport } from './clicks/click-export.js';
import { ClickEvents } from './clicks/click-events.js';
import { Crowds } from './clicks/crowds.service.js';
import { ClickRollup } from './clicks/click-rollup.js';
import { VisitErasure } from './clicks/visit-erasure.js';
import { GoneCounts } from './clicks/gone-counts.js';
import { LiveClicks } from './clicks/live-clicks.js';
import { RebuildService } from './clicks/rebuild.service.js';
import { ZoneStatistics } from './clicks/zone-statistics.js';
import { SpanStatisticsService } from './clicks/span-statistics.service.js';
import { StatisticsController } from './clicks/statistics.controller.js';
import { StatisticsService } from './clicks/statistics.service.js';
import { DomainOwnership } from './domains/domain-ownership.js';
import { DomainPointing } from './domains/domain-pointing.js';
import { DomainRechecks } from './domains/domain-rechecks.js';
import { DomainRedirects } from './domains/domain-redirects.js';
import { DomainRelease } from './domains/domain-release.js';
import { domainVerifier } from './domains/domain-verifier.provider.js';
import { DomainsController } from './domains/domains.controller.js';
import { DomainsService } from './domains/domains.service.js';
import { FieldErrorsInterceptor } from './errors/field-errors.interceptor.js';
import { ApiKeysController } from './keys/api-keys.controller.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { ApiKeyStrategy } from './keys/api-key.strategy.js';
import { CallerAccess } from './keys/caller-access.js';
import { KeyChanges } from './keys/key-changes.js';
import { KeyScopesGuard } from './keys/key-scopes.guard.js';
import { RequestRate } from './keys/request-rate.js';
import { DestinationsService } from './links/destinations.service.js';
import { LegacyLinksController } from './links/legacy-links.controller.js';
import { LinksController } from './links/links.controller.js';
import { LinksReader } from './links/links.reader.js';
import { TagsReader } from './links/tags.reader.js';
import { LinksService } from './links/links.service.js';
import { Tombstones } from './links/tombstones.js';
import { OverlaysController } from './overlays/overlays.controller.js';
import { OverlaysService } from './overlays/overlays.service.js';
import { PixelsController } from './pixels/pixels.controller.js';
import { PixelsService } from './pixels/pixels.service.js';
import { LinkQrController } from './qr/link-qr.controller.js';
import { LinkQrService } from './qr/link-qr.service.js';
import { QrContentService } from './qr/qr-content.service.js';
import { QrController } from './qr/qr.controller.js';
import { QrLogoService } from './qr/qr-logo.service.js';
import { QrReader } from './qr/qr.reader.js';
import { QrService } from './qr/qr.service.js';
import { TouchedLinks } from './redirects/touched-links.js';
import { publicParts } from './redirector.module.js';
import { SplashController } from './splash/splash.controller.js';
import { SplashService } from './splash/splash.service.js';
import { ExportService } from './transfer/export.service.js';
import { ImportLines } from './transfer/import-lines.js';
import { ImportService } from './transfer/import.service.js';
import { ImportWorker } from './transfer/import-worker.js';
import { ImportsController } from './transfer/imports.controller.js';
import { ImportsService } from './transfer/imports.service.js';
import { StoredLines } from './transfer/stored-lines.js';
import { TransferController } from './transfer/transfer.controller.js';
import { AppealsController } from './safety/appeals.controller.js';
import { AppealsService } from './safety/appeals.service.js';
import { LinkBlocks } from './safety/link-blocks.js';
import { OtherPlaces } from './safety/other-places.js';
import { PageBlocks } from './safety/page-blocks.js';
import { TakedownService } from './safety/takedown.service.js';
import { BioController } from './bio/bio.controller.js';
import { BioReader } from './bio/bio.reader.js';
import { BioService } from './bio/bio.service.js';

const providers: Provider[] = [
  ...publicParts,
  AccountErasure,
  AccountsConsumer,
  AccountsService,
  ApiKeysService,
  ApiKeyStrategy,
  CallerAccess,
  KeyChanges,
  RequestRate,
  LinksService,
  DestinationsService,
  LinksReader,
  TagsReader,
  Tombstones,
  StatisticsService,
  TouchedLinks,
  DomainsService,
  DomainRedirects,
  DomainOwnership,
  DomainPointing,
  DomainRelease,
  DomainRechecks,
  domainVerifier,
  OverlaysService,
  SplashService,
  PixelsService,
  CampaignsService,
  ChannelsService,
  ChannelItemsService,
  ClickRollup,
  ClickEvents,
  Crowds,
  LiveClicks,
  SpanStatisticsService,
  ZoneStatistics,
  ClickExport,
  VisitErasure,
  GoneCounts,
  RebuildService,
  BioReader,
  BioService,
  LinkBlocks,
  OtherPlaces,
  PageBlocks,
  TakedownService,
  AppealsService,
  CredentialRate,
  FirstKeys,
  OwnerService,
  CredentialsService,
  ImportLines,
  ImportService,
  ImportWorker,
  ImportsService,
  StoredLines,
  ExportService,
  LinkQrService,
  QrContentService,
  QrLogoService,
  QrReader,
  QrService,
  // After those of the kit.
  { provide: APP_GUARD, useClass: KeyScopesGuard },
  { provide: APP_INTERCEPTOR, useClass: FieldErrorsInterceptor },
];

const controllers = [
  AccountController,
  ApiKeysController,
  LinksController,
  LegacyLinksController,
  LinkQrController,
  DomainsController,
  OverlaysController,
  SplashController,
  PixelsController,
  CampaignsController,
  ChannelsController,
  QrController,
  StatisticsController,
  ImportsController,
  TransferController,
  OwnerController,
  OwnLinksController,
  OwnImportsController,
  OwnTransferController,
  OwnLinkQrController,
  OwnCampaignsController,
  OwnChannelsController,
  OwnDomainsController,
  OwnStatisticsController,
  OwnAppealsController,
  BioController,
  AppealsController,
];

@Module({ controllers, providers })
export class AppModule {}
