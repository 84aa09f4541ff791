import { Module } from '@nestjs/common';
import { FormsModule } from '../../pages/forms/index.js';
import { SecondFactorsModule } from '../../people/second-factors/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { MembershipsModule } from '../../people/memberships/index.js';
import { SessionsModule } from '../../protocol/sessions/index.js';
import { FlowsModule } from '../../signing-in/flows/index.js';
import { ReauthenticationModule } from '../../signing-in/reauthentication/index.js';
import { PasskeysModule } from '../../signing-in/passkeys/index.js';
import { FederationModule } from '../../signing-in/federation/index.js';
import { DeletionModule } from '../../accounts/deletion/index.js';
import { ApplicationsPageModule } from '../applications/index.js';
import { AccountExport } from './account-export.js';
import { DataPages } from './data-pages.service.js';
import { DataController } from './data.controller.js';

@Module({
  imports: [
    FormsModule,
    SecondFactorsModule,
    HistoryModule,
    MembershipsModule,
    SessionsModule,
    FlowsModule,
    ReauthenticationModule,
    PasskeysModule,
    FederationModule,
    DeletionModule,
    ApplicationsPageModule,
  ],
  controllers: [DataController],
  providers: [AccountExport, DataPages],
  exports: [AccountExport],
})
export class DataPageModule {}
