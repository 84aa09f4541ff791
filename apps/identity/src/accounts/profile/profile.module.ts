import { Module } from '@nestjs/common';
import { PeopleModule } from '../../people/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { MembershipsModule } from '../../people/memberships/index.js';
import { AccountProfileController } from './account-profile.controller.js';
import { ProfileEdit } from './profile-edit.service.js';
import { ProfileController } from './profile.controller.js';
import { Profiles } from './profile.service.js';

@Module({
  imports: [PeopleModule, HistoryModule, MembershipsModule],
  controllers: [ProfileController, AccountProfileController],
  providers: [ProfileEdit, Profiles],
  exports: [ProfileEdit],
})
export class ProfileModule {}
