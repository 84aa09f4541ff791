import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../../throttling/index.js';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { SecondFactorsModule } from '../../people/second-factors/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { AccountMailsModule } from '../../people/mails/index.js';
import { FlowsModule } from '../flows/index.js';
import { SignInStepsModule } from '../steps/index.js';
import { PasskeysModule } from '../passkeys/index.js';
import { MfaSignIn } from './mfa-sign-in.service.js';
import { MfaController } from './mfa.controller.js';

@Module({
  imports: [
    ThrottlingModule,
    LanguagesModule,
    FormsModule,
    SecondFactorsModule,
    HistoryModule,
    AccountMailsModule,
    FlowsModule,
    SignInStepsModule,
    PasskeysModule,
  ],
  controllers: [MfaController],
  providers: [MfaSignIn],
})
export class MfaModule {}
