import { Module } from '@nestjs/common';
import { FormsModule } from '../../pages/forms/index.js';
import { ReauthenticationModule } from '../reauthentication/index.js';
import { SignInStepsModule } from '../steps/index.js';
import { PasskeysModule } from '../passkeys/index.js';
import { FederationModule } from '../federation/index.js';
import { ConfirmController } from './confirm.controller.js';
import { Confirm } from './confirm.service.js';

@Module({
  imports: [FormsModule, ReauthenticationModule, SignInStepsModule, PasskeysModule, FederationModule],
  controllers: [ConfirmController],
  providers: [Confirm],
})
export class ConfirmModule {}
