import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../throttling/index.js';
import { SecondFactorsModule } from '../people/second-factors/index.js';
import { PeopleModule } from '../people/index.js';
import { HistoryModule } from '../people/history/index.js';
import { AccountMailsModule } from '../people/mails/index.js';
import { StorageModule } from '../protocol/storage/index.js';
import { SessionsModule } from '../protocol/sessions/index.js';
import { ReauthenticationModule } from '../signing-in/reauthentication/index.js';
import { PasskeysModule } from '../signing-in/passkeys/index.js';
import { DeletionModule } from '../accounts/deletion/index.js';
import { AccountPagesModule } from '../account-pages/index.js';
import { CredentialsController } from './credentials.controller.js';
import { Credentials } from './credentials.service.js';
import { AccountDataController } from './data.controller.js';
import { AccountProtectionController } from './protection.controller.js';
import { Protection } from './protection.service.js';
import { AccountSessionsController } from './sessions.controller.js';

@Module({
  imports: [
    ThrottlingModule,
    SecondFactorsModule,
    PeopleModule,
    HistoryModule,
    AccountMailsModule,
    StorageModule,
    SessionsModule,
    ReauthenticationModule,
    PasskeysModule,
    DeletionModule,
    AccountPagesModule,
  ],
  controllers: [AccountDataController, AccountProtectionController, AccountSessionsController, CredentialsController],
  providers: [Credentials, Protection],
})
export class AccountApiModule {}
