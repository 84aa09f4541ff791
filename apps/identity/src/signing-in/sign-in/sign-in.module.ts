import { Module } from '@nestjs/common';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { PeopleModule } from '../../people/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { FlowsModule } from '../flows/index.js';
import { ReauthenticationModule } from '../reauthentication/index.js';
import { SignInStepsModule } from '../steps/index.js';
import { PasskeysModule } from '../passkeys/index.js';
import { FederationModule } from '../federation/index.js';
import { ConfirmController } from './confirm.controller.js';
import { Confirm } from './confirm.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.service.js';

@Module({
  imports: [
    LanguagesModule,
    FormsModule,
    PeopleModule,
    HistoryModule,
    FlowsModule,
    ReauthenticationModule,
    SignInStepsModule,
    PasskeysModule,
    FederationModule,
  ],
  controllers: [SignInController, ConfirmController],
  providers: [SignIn, Confirm],
  exports: [SignIn],
})
export class SignInModule {}
