import { Module } from '@nestjs/common';
import { FormsModule } from '../../pages/forms/index.js';
import { ReauthenticationModule } from '../../signing-in/reauthentication/index.js';
import { FederationModule } from '../../signing-in/federation/index.js';
import { ConnectionsController } from './connections.controller.js';
import { Connections } from './connections.service.js';

@Module({
  imports: [FormsModule, ReauthenticationModule, FederationModule],
  controllers: [ConnectionsController],
  providers: [Connections],
})
export class ConnectionsPageModule {}
