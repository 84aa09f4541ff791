import { Module } from '@nestjs/common';
import { MailModule } from '@platform/service-kit';
import { OwnerNotices } from './owner-notices.js';

@Module({ imports: [MailModule], providers: [OwnerNotices], exports: [OwnerNotices] })
export class NoticesModule {}
