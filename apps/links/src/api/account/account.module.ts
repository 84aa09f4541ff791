import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from '../../records/index.js';
import { LookupModule } from '../../lookup/index.js';
import { CallersModule } from '../callers/index.js';
import { DomainsModule } from '../domains/index.js';
import { AccountErasure } from './account-erasure.js';
import { AccountController } from './account.controller.js';
import { AccountsConsumer } from './accounts.consumer.js';
import { ApiKeysController } from './api-keys.controller.js';
import { CredentialRate } from './credential-rate.js';
import { CredentialsService } from './credentials.service.js';
import { FirstKeys } from './first-keys.js';
import { KeyChanges } from './key-changes.js';
import { OwnerController } from './owner.controller.js';
import { OwnerService } from './owner.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account]), LookupModule, CallersModule, DomainsModule],
  controllers: [AccountController, ApiKeysController, OwnerController],
  providers: [
    AccountErasure,
    AccountsConsumer,
    CredentialRate,
    CredentialsService,
    FirstKeys,
    KeyChanges,
    OwnerService,
  ],
})
export class AccountModule {}
