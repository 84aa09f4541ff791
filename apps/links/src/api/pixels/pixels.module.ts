import { Module } from '@nestjs/common';
import { CallersModule } from '../callers/index.js';
import { LookupModule } from '../../lookup/index.js';
import { OwnPixelsController, PixelsController } from './pixels.controller.js';
import { PixelsService } from './pixels.service.js';

@Module({
  imports: [CallersModule, LookupModule],
  controllers: [PixelsController, OwnPixelsController],
  providers: [PixelsService],
})
export class PixelsModule {}
