import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../../throttling/index.js';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { PeopleModule } from '../../people/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { AccountMailsModule } from '../../people/mails/index.js';
import { StorageModule } from '../../protocol/storage/index.js';
import { SessionsModule } from '../../protocol/sessions/index.js';
import { FlowsModule } from '../../signing-in/flows/index.js';
import { ReauthenticationModule } from '../../signing-in/reauthentication/index.js';
import { EmailChangeController } from './email-change.controller.js';
import { EmailChange } from './email-change.service.js';
import { EmailLinks } from './email-links.service.js';

@Module({
  imports: [
    ThrottlingModule,
    LanguagesModule,
    FormsModule,
    PeopleModule,
    HistoryModule,
    AccountMailsModule,
    StorageModule,
    SessionsModule,
    FlowsModule,
    ReauthenticationModule,
  ],
  controllers: [EmailChangeController],
  providers: [EmailChange, EmailLinks],
})
export class EmailChangeModule {}
