import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { LookupModule } from '../../lookup/index.js';
import { JournalModule } from '../../journal/index.js';
import { VisitsModule } from '../visits/index.js';
import { BioRoutes } from './bio.routes.js';

@Module({
  imports: [BlocksModule, LookupModule, JournalModule, VisitsModule],
  providers: [BioRoutes],
})
export class BioPagesModule {}
