import { Module } from '@nestjs/common';
import { LookupModule } from '../../lookup/index.js';
import { VisitsModule } from '../visits/index.js';
import { DraftRoutes } from './draft.routes.js';
import { DraftsService } from './drafts.service.js';

@Module({
  imports: [LookupModule, VisitsModule],
  providers: [DraftRoutes, DraftsService],
  exports: [DraftsService],
})
export class DraftsModule {}
