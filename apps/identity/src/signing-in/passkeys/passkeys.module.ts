import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../../people/index.js';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { FlowsModule } from '../flows/index.js';
import { SignInStepsModule } from '../steps/index.js';
import { Challenges } from './challenges.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { Passkeys } from './passkeys.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), LanguagesModule, FormsModule, FlowsModule, SignInStepsModule],
  controllers: [PasskeySignInController],
  providers: [Challenges, PasskeySignIn, Passkeys],
  exports: [Challenges, Passkeys],
})
export class PasskeysModule {}
