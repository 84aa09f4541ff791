import { Module } from '@nestjs/common';
import { PeopleModule } from '../../people/index.js';
import { MembershipsModule } from '../../people/memberships/index.js';
import { StorageModule } from '../storage/index.js';
import { Accounts } from './accounts.js';

@Module({ imports: [PeopleModule, MembershipsModule, StorageModule], providers: [Accounts], exports: [Accounts] })
export class ConfigurationModule {}
