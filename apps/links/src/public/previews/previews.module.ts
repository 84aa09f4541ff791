import { Module } from '@nestjs/common';
import { LookupModule } from '../../lookup/index.js';
import { VisitsModule } from '../visits/index.js';
import { PreviewRoutes } from './preview.routes.js';

@Module({
  imports: [LookupModule, VisitsModule],
  providers: [PreviewRoutes],
  exports: [PreviewRoutes],
})
export class PreviewsModule {}
