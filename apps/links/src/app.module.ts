import { Module, type Provider } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccountController } from './api/account/account.controller.js';
import { AccountErasure } from './api/account/account-erasure.js';
import { AccountsConsumer } from './api/account/accounts.consumer.js';
import { AccountsService } from './api/callers/accounts.service.js';
import { FirstKeys } from './api/account/first-keys.js';
import { OwnerController } from './api/account/owner.controller.js';
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
} from './api/account/owner-resources.controller.js';
import { OwnerService } from './api/account/owner.service.js';
import { CredentialRate } from './api/account/credential-rate.js';
import { CredentialsService } from './api/account/credentials.service.js';
import { CampaignsController } from './api/campaigns/campaigns.controller.js';
import { CampaignsService } from './api/campaigns/campaigns.service.js';
import { ChannelItemsService } from './api/channels/channel-items.service.js';
import { ChannelsController } from './api/channels/channels.controller.js';
import { ChannelsService } from './api/channels/channels.service.js';
import { ClickExport } from './api/statistics/click-export.js';
import { ClickEvents } from './counting/click-events.js';
import { Crowds } from './counting/crowds.service.js';
import { ClickRollup } from './counting/click-rollup.js';
import { VisitErasure } from './counting/visit-erasure.js';
import { GoneCounts } from './counting/gone-counts.js';
import { LiveClicks } from './api/statistics/live-clicks.js';
import { RebuildService } from './counting/rebuild.service.js';
import { ZoneStatistics } from './api/statistics/zone-statistics.js';
import { SpanStatisticsService } from './api/statistics/span-statistics.service.js';
import { StatisticsController } from './api/statistics/statistics.controller.js';
import { StatisticsService } from './api/statistics/statistics.service.js';
import { DomainOwnership } from './api/domains/domain-ownership.js';
import { DomainPointing } from './api/domains/domain-pointing.js';
import { DomainRechecks } from './api/domains/domain-rechecks.js';
import { DomainRedirects } from './api/domains/domain-redirects.js';
import { DomainRelease } from './api/domains/domain-release.js';
import { domainVerifier } from './api/domains/domain-verifier.provider.js';
import { DomainsController } from './api/domains/domains.controller.js';
import { DomainsService } from './api/domains/domains.service.js';
import { FieldErrorsInterceptor } from './errors/field-errors.interceptor.js';
import { ApiKeysController } from './api/account/api-keys.controller.js';
import { ApiKeysService } from './api/callers/api-keys.service.js';
import { ApiKeyStrategy } from './api/callers/api-key.strategy.js';
import { CallerAccess } from './api/callers/caller-access.js';
import { KeyChanges } from './api/account/key-changes.js';
import { KeyScopesGuard } from './api/callers/key-scopes.guard.js';
import { RequestRate } from './api/callers/request-rate.js';
import { DestinationsService } from './api/links/destinations.service.js';
import { LegacyLinksController } from './api/links/legacy-links.controller.js';
import { LinksController } from './api/links/links.controller.js';
import { LinksReader } from './api/links/links.reader.js';
import { TagsReader } from './api/links/tags.reader.js';
import { LinksService } from './api/links/links.service.js';
import { Tombstones } from './api/links/tombstones.js';
import { OverlaysController } from './api/overlays/overlays.controller.js';
import { OverlaysService } from './api/overlays/overlays.service.js';
import { PixelsController } from './api/pixels/pixels.controller.js';
import { PixelsService } from './api/pixels/pixels.service.js';
import { LinkQrController } from './api/qr/link-qr.controller.js';
import { LinkQrService } from './api/qr/link-qr.service.js';
import { QrContentService } from './api/qr/qr-content.service.js';
import { QrController } from './api/qr/qr.controller.js';
import { QrLogoService } from './api/qr/qr-logo.service.js';
import { QrReader } from './api/qr/qr.reader.js';
import { QrService } from './api/qr/qr.service.js';
import { TouchedLinks } from './lookup/touched-links.js';
import { publicParts } from './redirector.module.js';
import { SplashController } from './api/splash/splash.controller.js';
import { SplashService } from './api/splash/splash.service.js';
import { ExportService } from './api/transfer/export.service.js';
import { ImportLines } from './api/transfer/import-lines.js';
import { ImportService } from './api/transfer/import.service.js';
import { ImportWorker } from './api/transfer/import-worker.js';
import { ImportsController } from './api/transfer/imports.controller.js';
import { ImportsService } from './api/transfer/imports.service.js';
import { StoredLines } from './api/transfer/stored-lines.js';
import { TransferController } from './api/transfer/transfer.controller.js';
import { AppealsController } from './api/safety/appeals.controller.js';
import { AppealsService } from './api/safety/appeals.service.js';
import { LinkBlocks } from './api/safety/link-blocks.js';
import { OtherPlaces } from './api/safety/other-places.js';
import { PageBlocks } from './api/safety/page-blocks.js';
import { TakedownService } from './api/safety/takedown.service.js';
import { BioController } from './api/bio/bio.controller.js';
import { BioReader } from './api/bio/bio.reader.js';
import { BioService } from './api/bio/bio.service.js';

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
