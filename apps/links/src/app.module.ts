import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AccountController } from './accounts/account.controller.js';
import { AccountsConsumer } from './accounts/accounts.consumer.js';
import { AccountsService } from './accounts/accounts.service.js';
import { ClickRecorder } from './clicks/click-recorder.js';
import { ClickTable } from './clicks/click-table.js';
import { StatisticsService } from './clicks/statistics.service.js';
import { FieldErrorsInterceptor } from './errors/field-errors.interceptor.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { RequestRate } from './keys/request-rate.js';
import { DestinationsService } from './links/destinations.service.js';
import { LinkPasswords } from './links/link-passwords.js';
import { LinksController } from './links/links.controller.js';
import { LinksReader } from './links/links.reader.js';
import { LinksService } from './links/links.service.js';
import { Tombstones } from './links/tombstones.js';
import { DomainCache } from './redirects/domain-cache.js';
import { LinkCache } from './redirects/link-cache.js';
import { LinkChanges } from './redirects/link-changes.js';
import { RedirectRoutes } from './redirects/redirect.routes.js';

@Module({
  controllers: [AccountController, LinksController],
  providers: [
    AccountsConsumer,
    AccountsService,
    ApiKeysService,
    RequestRate,
    LinksService,
    DestinationsService,
    LinkPasswords,
    LinksReader,
    Tombstones,
    StatisticsService,
    DomainCache,
    LinkCache,
    LinkChanges,
    RedirectRoutes,
    ClickRecorder,
    ClickTable,
    { provide: APP_INTERCEPTOR, useClass: FieldErrorsInterceptor },
  ],
  // The kit makes the guard: these are what it needs.
  exports: [ApiKeysService, RequestRate],
})
export class AppModule {}
