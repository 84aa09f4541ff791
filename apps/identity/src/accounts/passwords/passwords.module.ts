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
import { SignInStepsModule } from '../../signing-in/steps/index.js';
import { SignInModule } from '../../signing-in/sign-in/index.js';
import { ForgotController } from './forgot.controller.js';
import { Forgot } from './forgot.service.js';
import { ChangePasswordAddressController, PasswordChangeController } from './password-change.controller.js';
import { PasswordChange } from './password-change.service.js';
import { ResetController } from './reset.controller.js';
import { Reset } from './reset.service.js';

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
    SignInStepsModule,
    SignInModule,
  ],
  controllers: [ChangePasswordAddressController, ForgotController, PasswordChangeController, ResetController],
  providers: [Forgot, PasswordChange, Reset],
})
export class PasswordsModule {}
