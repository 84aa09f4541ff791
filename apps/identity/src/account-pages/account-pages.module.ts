import { Module } from '@nestjs/common';
import { FormsModule } from '../pages/forms/index.js';
import { SecondFactorsModule } from '../people/second-factors/index.js';
import { HistoryModule } from '../people/history/index.js';
import { MembershipsModule } from '../people/memberships/index.js';
import { AccountMailsModule } from '../people/mails/index.js';
import { StorageModule } from '../protocol/storage/index.js';
import { SessionsModule } from '../protocol/sessions/index.js';
import { FlowsModule } from '../signing-in/flows/index.js';
import { ReauthenticationModule } from '../signing-in/reauthentication/index.js';
import { PasskeysModule } from '../signing-in/passkeys/index.js';
import { FederationModule } from '../signing-in/federation/index.js';
import { ProfileModule } from '../accounts/profile/index.js';
import { DeletionModule } from '../accounts/deletion/index.js';
import { ApplicationPages } from './applications/application-pages.service.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { Applications } from './applications/applications.service.js';
import { ConnectionsController } from './connections/connections.controller.js';
import { Connections } from './connections/connections.service.js';
import { AccountExport } from './data/account-export.js';
import { DataPages } from './data/data-pages.service.js';
import { DataController } from './data/data.controller.js';
import { DevicePages } from './devices/device-pages.service.js';
import { DevicesController } from './devices/devices.controller.js';
import { AccountPages } from './profile/account-pages.service.js';
import { AccountController } from './profile/account.controller.js';
import { SecondFactorChanges } from './security/second-factor-changes.js';
import { SecurityPages } from './security/security-pages.service.js';
import { SecurityController } from './security/security.controller.js';

@Module({
  imports: [
    FormsModule,
    SecondFactorsModule,
    HistoryModule,
    MembershipsModule,
    AccountMailsModule,
    StorageModule,
    SessionsModule,
    FlowsModule,
    ReauthenticationModule,
    PasskeysModule,
    FederationModule,
    ProfileModule,
    DeletionModule,
  ],
  controllers: [
    AccountController,
    SecurityController,
    DevicesController,
    ApplicationsController,
    ConnectionsController,
    DataController,
  ],
  providers: [
    AccountPages,
    SecurityPages,
    SecondFactorChanges,
    DevicePages,
    ApplicationPages,
    Applications,
    Connections,
    DataPages,
    AccountExport,
  ],
  exports: [SecondFactorChanges, Applications, AccountExport],
})
export class AccountPagesModule {}
