import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/index.js';
import { BlocksModule } from '../../blocks/index.js';
import { LookupModule } from '../../lookup/index.js';
import { CallersModule } from '../callers/index.js';
import { DomainOwnership } from './domain-ownership.js';
import { DomainPointing } from './domain-pointing.js';
import { DomainRechecks } from './domain-rechecks.js';
import { DomainRedirects } from './domain-redirects.js';
import { DomainRelease } from './domain-release.js';
import { domainVerifier } from './domain-verifier.provider.js';
import { DomainsController, OwnDomainsController } from './domains.controller.js';
import { DomainsService } from './domains.service.js';

@Module({
  imports: [AccountsModule, BlocksModule, LookupModule, CallersModule],
  controllers: [DomainsController, OwnDomainsController],
  providers: [
    domainVerifier,
    DomainOwnership,
    DomainPointing,
    DomainRechecks,
    DomainRedirects,
    DomainRelease,
    DomainsService,
  ],
  exports: [DomainRelease],
})
export class DomainsModule {}
