import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../../throttling/index.js';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { PeopleModule } from '../../people/index.js';
import { FlowsModule } from '../flows/index.js';
import { KnownPassword } from './known-password.js';
import { SignedIn } from './signed-in.js';
import { TokenFreshness } from './token-freshness.js';

@Module({
  imports: [ThrottlingModule, LanguagesModule, FormsModule, PeopleModule, FlowsModule],
  providers: [KnownPassword, SignedIn, TokenFreshness],
  exports: [KnownPassword, SignedIn, TokenFreshness],
})
export class ReauthenticationModule {}
