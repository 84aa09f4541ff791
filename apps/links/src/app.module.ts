import { Module } from '@nestjs/common';
import { AccountModule } from './api/account/index.js';
import { BioModule } from './api/bio/index.js';
import { CampaignsModule } from './api/campaigns/index.js';
import { ChannelsModule } from './api/channels/index.js';
import { ChoicesModule } from './api/choices/index.js';
import { DomainsModule } from './api/domains/index.js';
import { LinkPreviewsModule } from './api/link-previews/index.js';
import { LinksModule } from './api/links/index.js';
import { OverlaysModule } from './api/overlays/index.js';
import { PixelsModule } from './api/pixels/index.js';
import { QrModule } from './api/qr/index.js';
import { SafetyModule } from './api/safety/index.js';
import { SplashModule } from './api/splash/index.js';
import { StatisticsModule } from './api/statistics/index.js';
import { TransferModule } from './api/transfer/index.js';
import { UtmTemplatesModule } from './api/utm-templates/index.js';
import { CountingModule } from './counting/index.js';
import { ErrorsModule } from './errors/index.js';
import { publicModules } from './redirector.module.js';

@Module({
  imports: [
    ErrorsModule,
    ...publicModules,
    CountingModule,
    StatisticsModule,
    DomainsModule,
    LinksModule,
    LinkPreviewsModule,
    TransferModule,
    OverlaysModule,
    SplashModule,
    PixelsModule,
    CampaignsModule,
    UtmTemplatesModule,
    BioModule,
    QrModule,
    ChannelsModule,
    ChoicesModule,
    SafetyModule,
    AccountModule,
  ],
})
export class AppModule {}
