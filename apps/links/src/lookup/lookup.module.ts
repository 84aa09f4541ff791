import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/index.js';
import { CampaignRotator } from './campaign-rotator.js';
import { DomainCache } from './domain-cache.js';
import { LinkCache } from './link-cache.js';
import { LinkChanges } from './link-changes.js';
import { HostResolver } from './host-resolver.js';
import { TouchedLinks } from './touched-links.js';

@Module({
  imports: [BlocksModule],
  providers: [CampaignRotator, DomainCache, LinkCache, LinkChanges, HostResolver, TouchedLinks],
  exports: [CampaignRotator, LinkCache, LinkChanges, HostResolver, TouchedLinks],
})
export class LookupModule {}
