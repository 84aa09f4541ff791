import { Module } from '@nestjs/common';
import { ProfileModule } from './accounts/profile/index.js';
import { ClientsModule } from './clients/index.js';
import { AccountApiModule } from './account-api/index.js';
import { EgressModule } from './egress/index.js';
import { ThrottlingModule } from './throttling/index.js';
import { LanguagesModule } from './pages/i18n/index.js';
import { CookiesModule } from './pages/cookies/index.js';
import { LayoutModule } from './pages/layout/index.js';
import { FormsModule } from './pages/forms/index.js';
import { SecondFactorsModule } from './people/second-factors/index.js';
import { PeopleModule } from './people/index.js';
import { HistoryModule } from './people/history/index.js';
import { MembershipsModule } from './people/memberships/index.js';
import { AccountMailsModule } from './people/mails/index.js';
import { KeysModule } from './protocol/keys/index.js';
import { StorageModule } from './protocol/storage/index.js';
import { ProtocolClientsModule } from './protocol/clients/index.js';
import { ClientBrandingsModule } from './protocol/client-brandings/index.js';
import { SessionsModule } from './protocol/sessions/index.js';
import { ConfigurationModule } from './protocol/configuration/index.js';
import { EndpointsModule } from './protocol/endpoints/index.js';
import { ProviderModule } from './protocol/provider/index.js';
import { FlowsModule } from './signing-in/flows/index.js';
import { ReauthenticationModule } from './signing-in/reauthentication/index.js';
import { SignInStepsModule } from './signing-in/steps/index.js';
import { PasskeysModule } from './signing-in/passkeys/index.js';
import { MfaModule } from './signing-in/mfa/index.js';
import { FederationModule } from './signing-in/federation/index.js';
import { SignInModule } from './signing-in/sign-in/index.js';
import { ConsentModule } from './signing-in/consent/index.js';
import { RegistrationModule } from './accounts/registration/index.js';
import { PasswordsModule } from './accounts/passwords/index.js';
import { EmailChangeModule } from './accounts/email-change/index.js';
import { DeletionModule } from './accounts/deletion/index.js';
import { AccountPagesModule } from './account-pages/index.js';
import { JoiningModule } from './joining/index.js';
import { OperatorModule } from './operator/index.js';

/** The modules of the API come first, in the order of its document; then all others, from the ground up. */
@Module({
  imports: [
    ProfileModule,
    ClientsModule,
    AccountApiModule,
    EgressModule,
    ThrottlingModule,
    LanguagesModule,
    CookiesModule,
    LayoutModule,
    FormsModule,
    SecondFactorsModule,
    PeopleModule,
    HistoryModule,
    MembershipsModule,
    AccountMailsModule,
    KeysModule,
    StorageModule,
    ProtocolClientsModule,
    ClientBrandingsModule,
    SessionsModule,
    ConfigurationModule,
    EndpointsModule,
    ProviderModule,
    FlowsModule,
    ReauthenticationModule,
    SignInStepsModule,
    PasskeysModule,
    MfaModule,
    FederationModule,
    SignInModule,
    ConsentModule,
    RegistrationModule,
    PasswordsModule,
    EmailChangeModule,
    DeletionModule,
    AccountPagesModule,
    JoiningModule,
    OperatorModule,
  ],
})
export class AppModule {}
