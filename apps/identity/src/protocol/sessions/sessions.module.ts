import { Module } from '@nestjs/common';
import { HistoryModule } from '../../people/history/index.js';
import { StorageModule } from '../storage/index.js';
import { BackchannelLogouts } from './backchannel-logouts.js';
import { LiveSessions } from './live-sessions.js';
import { SessionChanges } from './session-changes.js';
import { SignOutsMeanwhile } from './sign-outs-meanwhile.js';
import { SignOuts } from './sign-outs.js';

@Module({
  imports: [HistoryModule, StorageModule],
  providers: [BackchannelLogouts, LiveSessions, SessionChanges, SignOuts, SignOutsMeanwhile],
  exports: [BackchannelLogouts, LiveSessions, SessionChanges, SignOuts, SignOutsMeanwhile],
})
export class SessionsModule {}
