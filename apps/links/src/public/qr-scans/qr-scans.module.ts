import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { LookupModule } from '../../lookup/index.js';
import { JournalModule } from '../../journal/index.js';
import { VisitsModule } from '../visits/index.js';
import { QrPictureService } from './qr-picture.service.js';
import { ScanRoutes } from './scan.routes.js';

@Module({
  imports: [BlocksModule, LookupModule, JournalModule, VisitsModule],
  providers: [QrPictureService, ScanRoutes],
})
export class QrScansModule {}
