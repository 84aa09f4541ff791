import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { LookupModule } from '../../lookup/index.js';
import { OverlayAnswersReader } from './overlay-answers.reader.js';
import { OverlaysController } from './overlays.controller.js';
import { OverlaysService } from './overlays.service.js';

@Module({
  imports: [BlocksModule, LookupModule],
  controllers: [OverlaysController],
  providers: [OverlayAnswersReader, OverlaysService],
})
export class OverlaysModule {}
