import { Module } from '@nestjs/common';
import { DestinationsModule } from '../../destinations/index.js';
import { BlocksModule } from '../../blocks/index.js';
import { CallersModule } from '../callers/index.js';
import { StatisticsModule } from '../statistics/index.js';
import { LinksModule } from '../links/index.js';
import { LinkQrController, OwnLinkQrController } from './link-qr.controller.js';
import { LinkQrService } from './link-qr.service.js';
import { QrContentService } from './qr-content.service.js';
import { QrLogoService } from './qr-logo.service.js';
import { OwnQrController, QrController } from './qr.controller.js';
import { QrPreviewService } from './qr-preview.service.js';
import { QrReader } from './qr.reader.js';
import { QrService } from './qr.service.js';

@Module({
  imports: [DestinationsModule, BlocksModule, CallersModule, StatisticsModule, LinksModule],
  controllers: [LinkQrController, OwnLinkQrController, QrController, OwnQrController],
  providers: [LinkQrService, QrContentService, QrLogoService, QrPreviewService, QrReader, QrService],
})
export class QrModule {}
