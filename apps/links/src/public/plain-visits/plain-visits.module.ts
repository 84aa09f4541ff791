import { Module } from '@nestjs/common';
import { LookupModule } from '../../lookup/index.js';
import { JournalModule } from '../../journal/index.js';
import { PlainVisits } from './plain-visits.js';

@Module({
  imports: [LookupModule, JournalModule],
  providers: [PlainVisits],
})
export class PlainVisitsModule {}
