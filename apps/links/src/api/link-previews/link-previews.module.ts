import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { DestinationsModule } from '../../destinations/index.js';
import { CallersModule } from '../callers/index.js';
import { LinkPreviewsController, OwnLinkPreviewsController } from './link-previews.controller.js';
import { LinkPreviewsService } from './link-previews.service.js';

@Module({
  imports: [BlocksModule, DestinationsModule, CallersModule],
  controllers: [LinkPreviewsController, OwnLinkPreviewsController],
  providers: [LinkPreviewsService],
})
export class LinkPreviewsModule {}
