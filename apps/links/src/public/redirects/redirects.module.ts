import { Module } from '@nestjs/common';
import { LookupModule } from '../../lookup/index.js';
import { FormsModule } from '../forms/index.js';
import { VisitsModule } from '../visits/index.js';
import { PreviewsModule } from '../previews/index.js';
import { RedirectRoutes } from './redirect.routes.js';
import { TlsAsk } from './tls-ask.js';
import { WellKnownRoutes } from './well-known.routes.js';

@Module({
  imports: [LookupModule, FormsModule, VisitsModule, PreviewsModule],
  providers: [RedirectRoutes, TlsAsk, WellKnownRoutes],
})
export class RedirectsModule {}
