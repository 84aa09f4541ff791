import { Module } from '@nestjs/common';
import { Mailer } from './mailer.js';
import { MailOutbox } from './mail-outbox.js';

/** Mails of a service: by `MailOutbox` as part of a change, by `Mailer` at once. */
@Module({ providers: [Mailer, MailOutbox], exports: [Mailer, MailOutbox] })
export class MailModule {}
