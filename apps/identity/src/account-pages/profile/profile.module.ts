import { Module } from '@nestjs/common';
import { FormsModule } from '../../pages/forms/index.js';
import { FlowsModule } from '../../signing-in/flows/index.js';
import { ReauthenticationModule } from '../../signing-in/reauthentication/index.js';
import { ProfileModule } from '../../accounts/profile/index.js';
import { AccountPages } from './account-pages.service.js';
import { AccountController } from './account.controller.js';

@Module({
  imports: [FormsModule, FlowsModule, ReauthenticationModule, ProfileModule],
  controllers: [AccountController],
  providers: [AccountPages],
})
export class ProfilePageModule {}
