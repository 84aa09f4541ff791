import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../../throttling/index.js';
import { SecondFactorsModule } from '../../people/second-factors/index.js';
import { PeopleModule } from '../../people/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { AccountMailsModule } from '../../people/mails/index.js';
import { StorageModule } from '../../protocol/storage/index.js';
import { FlowsModule } from '../flows/index.js';
import { SignInResults } from './sign-in-results.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInSteps } from './sign-in-steps.js';

@Module({
  imports: [
    ThrottlingModule,
    SecondFactorsModule,
    PeopleModule,
    HistoryModule,
    AccountMailsModule,
    StorageModule,
    FlowsModule,
  ],
  providers: [SignInResults, PendingSignIns, SignInAttempts, SignInSteps],
  exports: [PendingSignIns, SignInAttempts, SignInSteps],
})
export class SignInStepsModule {}
