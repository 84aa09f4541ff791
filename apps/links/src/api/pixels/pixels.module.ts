import { Module } from '@nestjs/common';
import { LookupModule } from '../../lookup/index.js';
import { PixelsController } from './pixels.controller.js';
import { PixelsService } from './pixels.service.js';

@Module({
  imports: [LookupModule],
  controllers: [PixelsController],
  providers: [PixelsService],
})
export class PixelsModule {}
