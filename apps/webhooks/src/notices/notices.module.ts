import { Module } from '@nestjs/common';
import { MailModule } from '@platform/service-kit';
import { EndpointAudit } from './endpoint-audit.js';
import { OwnerNotices } from './owner-notices.js';

@Module({ imports: [MailModule], providers: [EndpointAudit, OwnerNotices], exports: [EndpointAudit, OwnerNotices] })
export class NoticesModule {}
