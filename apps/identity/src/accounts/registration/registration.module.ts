import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../../throttling/index.js';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { CookiesModule } from '../../pages/cookies/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { PeopleModule } from '../../people/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { AccountMailsModule } from '../../people/mails/index.js';
import { FlowsModule } from '../../signing-in/flows/index.js';
import { SignInStepsModule } from '../../signing-in/steps/index.js';
import { SignInModule } from '../../signing-in/sign-in/index.js';
import { AddressProofs } from './address-proofs.js';
import { ConfirmRegistration } from './confirm-registration.js';
import { RegisterController } from './register.controller.js';
import { Register } from './register.service.js';
import { VerifyEmailController } from './verify-email.controller.js';
import { VerifyEmail } from './verify-email.service.js';

@Module({
  imports: [
    ThrottlingModule,
    LanguagesModule,
    CookiesModule,
    FormsModule,
    PeopleModule,
    HistoryModule,
    AccountMailsModule,
    FlowsModule,
    SignInStepsModule,
    SignInModule,
  ],
  controllers: [RegisterController, VerifyEmailController],
  providers: [AddressProofs, ConfirmRegistration, Register, VerifyEmail],
  exports: [AddressProofs],
})
export class RegistrationModule {}
