import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/index.js';
import { HistoryModule } from '../people/history/index.js';
import { AccountMailsModule } from '../people/mails/index.js';
import { StorageModule } from '../protocol/storage/index.js';
import { SessionsModule } from '../protocol/sessions/index.js';
import { PersonStatus } from './person-status.service.js';

@Module({
  imports: [PeopleModule, HistoryModule, AccountMailsModule, StorageModule, SessionsModule],
  providers: [PersonStatus],
})
export class OperatorModule {}
