import { Module } from '@nestjs/common';
import { EgressModule } from '../../egress/index.js';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { CookiesModule } from '../../pages/cookies/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { AccountMailsModule } from '../../people/mails/index.js';
import { FlowsModule } from '../flows/index.js';
import { SignInStepsModule } from '../steps/index.js';
import { FederatedIdentities } from './federated-identities.service.js';
import { FederationStates } from './federation-state.js';
import { FederationController } from './federation.controller.js';
import { Federation } from './federation.service.js';
import { IdentityProviders } from './identity-providers.service.js';
import { RelyingParty } from './relying-party.js';

@Module({
  imports: [
    EgressModule,
    LanguagesModule,
    CookiesModule,
    FormsModule,
    HistoryModule,
    AccountMailsModule,
    FlowsModule,
    SignInStepsModule,
  ],
  controllers: [FederationController],
  providers: [FederatedIdentities, Federation, FederationStates, IdentityProviders, RelyingParty],
  exports: [FederatedIdentities, Federation, IdentityProviders],
})
export class FederationModule {}
