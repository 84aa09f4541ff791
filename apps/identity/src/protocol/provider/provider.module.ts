import { Module } from '@nestjs/common';
import { EgressModule } from '../../egress/index.js';
import { ThrottlingModule } from '../../throttling/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { SecondFactorsModule } from '../../people/second-factors/index.js';
import { KeysModule } from '../keys/index.js';
import { StorageModule } from '../storage/index.js';
import { ClientBrandingsModule } from '../client-brandings/index.js';
import { ProtocolClientsModule } from '../clients/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ConfigurationModule } from '../configuration/index.js';
import { EndpointsModule } from '../endpoints/index.js';
import { BackchannelSender } from './backchannel-sender.js';
import { OidcProvider } from './oidc-provider.js';
import { OidcRoutes } from './oidc-routes.js';

@Module({
  imports: [
    EgressModule,
    ThrottlingModule,
    FormsModule,
    SecondFactorsModule,
    KeysModule,
    StorageModule,
    ProtocolClientsModule,
    ClientBrandingsModule,
    SessionsModule,
    ConfigurationModule,
    EndpointsModule,
  ],
  providers: [BackchannelSender, OidcProvider, OidcRoutes],
  exports: [OidcProvider],
})
export class ProviderModule {}
