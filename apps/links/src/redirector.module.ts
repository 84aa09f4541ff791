import { Module } from '@nestjs/common';
import { BioPagesModule } from './public/bio-pages/index.js';
import { CampaignPagesModule } from './public/campaign-pages/index.js';
import { DraftsModule } from './public/drafts/index.js';
import { PlainVisitsModule } from './public/plain-visits/index.js';
import { PreviewsModule } from './public/previews/index.js';
import { QrScansModule } from './public/qr-scans/index.js';
import { RedirectsModule } from './public/redirects/index.js';
import { ReportsModule } from './public/reports/index.js';

/** The public side of links' origin: plain Fastify routes, and nothing of the API. */
export const publicModules = [
  RedirectsModule,
  PreviewsModule,
  BioPagesModule,
  DraftsModule,
  CampaignPagesModule,
  QrScansModule,
  ReportsModule,
];

// The whole service logs and measures each visit, which takes Fastify.
@Module({ imports: [...publicModules, PlainVisitsModule] })
export class RedirectorModule {}
