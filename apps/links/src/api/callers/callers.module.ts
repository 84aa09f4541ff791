import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from '../../records/index.js';
import { AccountsService } from './accounts.service.js';
import { ApiKeyStrategy } from './api-key.strategy.js';
import { ApiKeysService } from './api-keys.service.js';
import { CallerAccess } from './caller-access.js';
import { KeyScopesGuard } from './key-scopes.guard.js';
import { RequestRate } from './request-rate.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account])],
  providers: [
    AccountsService,
    ApiKeyStrategy,
    ApiKeysService,
    CallerAccess,
    { provide: APP_GUARD, useClass: KeyScopesGuard },
    RequestRate,
  ],
  exports: [AccountsService, ApiKeysService, CallerAccess],
})
export class CallersModule {}
