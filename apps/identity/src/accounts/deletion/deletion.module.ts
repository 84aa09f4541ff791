import { Module } from '@nestjs/common';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { PeopleModule } from '../../people/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { AccountMailsModule } from '../../people/mails/index.js';
import { StorageModule } from '../../protocol/storage/index.js';
import { SessionsModule } from '../../protocol/sessions/index.js';
import { ClientsModule } from '../../clients/index.js';
import { SignInStepsModule } from '../../signing-in/steps/index.js';
import { AccountDeletion } from './account-deletion.js';
import { Erasure } from './erasure.js';
import { KeepAccount } from './keep-account.service.js';
import { KeepController } from './keep.controller.js';

@Module({
  imports: [
    LanguagesModule,
    FormsModule,
    PeopleModule,
    HistoryModule,
    AccountMailsModule,
    StorageModule,
    SessionsModule,
    ClientsModule,
    SignInStepsModule,
  ],
  controllers: [KeepController],
  providers: [AccountDeletion, Erasure, KeepAccount],
  exports: [AccountDeletion],
})
export class DeletionModule {}
