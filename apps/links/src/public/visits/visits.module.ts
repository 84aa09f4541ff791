import { Module } from '@nestjs/common';
import { DestinationsModule } from '../../destinations/index.js';
import { LookupModule } from '../../lookup/index.js';
import { JournalModule } from '../../journal/index.js';
import { PagesModule } from '../pages/index.js';
import { GatesModule } from '../gates/index.js';
import { LinkVisits } from './link-visits.js';
import { NotFoundHandler } from './not-found-handler.js';
import { RotatedVisits } from './rotated-visits.js';
import { RuledVisits } from './ruled-visits.js';

@Module({
  imports: [DestinationsModule, LookupModule, JournalModule, PagesModule, GatesModule],
  providers: [LinkVisits, NotFoundHandler, RotatedVisits, RuledVisits],
  exports: [LinkVisits, NotFoundHandler, RotatedVisits],
})
export class VisitsModule {}
