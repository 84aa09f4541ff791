import { Module } from '@nestjs/common';
import { FormsModule } from '../../pages/forms/index.js';
import { SecondFactorsModule } from '../../people/second-factors/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { AccountMailsModule } from '../../people/mails/index.js';
import { StorageModule } from '../../protocol/storage/index.js';
import { ReauthenticationModule } from '../../signing-in/reauthentication/index.js';
import { PasskeysModule } from '../../signing-in/passkeys/index.js';
import { SecondFactorChanges } from './second-factor-changes.js';
import { SecurityPages } from './security-pages.service.js';
import { SecurityController } from './security.controller.js';

@Module({
  imports: [
    FormsModule,
    SecondFactorsModule,
    HistoryModule,
    AccountMailsModule,
    StorageModule,
    ReauthenticationModule,
    PasskeysModule,
  ],
  controllers: [SecurityController],
  providers: [SecondFactorChanges, SecurityPages],
  exports: [SecondFactorChanges],
})
export class SecurityPageModule {}
