import { Module } from '@nestjs/common';
import { EgressModule } from '../egress/index.js';
import { PeopleModule } from '../people/index.js';
import { MembershipsModule } from '../people/memberships/index.js';
import { ClientBrandingsModule } from '../protocol/client-brandings/index.js';
import { StorageModule } from '../protocol/storage/index.js';
import { ClientAudit } from './client-audit.js';
import { ClientBrandingController } from './client-branding.controller.js';
import { ClientBrandingService } from './client-branding.service.js';
import { ClientMarkController } from './client-mark.controller.js';
import { ClientOwners } from './client-owners.js';
import { ClientSecrets } from './client-secrets.service.js';
import { ConsoleClient } from './console-client.js';
import { ManagedClients } from './managed-clients.service.js';
import { OauthClientsController } from './oauth-clients.controller.js';
import { OauthClients } from './oauth-clients.service.js';
import { OrganizationEndConsumer } from './organization-end.consumer.js';

@Module({
  imports: [EgressModule, PeopleModule, MembershipsModule, ClientBrandingsModule, StorageModule],
  controllers: [OauthClientsController, ClientBrandingController, ClientMarkController],
  providers: [
    ClientAudit,
    ClientBrandingService,
    ClientOwners,
    ClientSecrets,
    ConsoleClient,
    ManagedClients,
    OauthClients,
    OrganizationEndConsumer,
  ],
  exports: [ClientOwners, OauthClients],
})
export class ClientsModule {}
