import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { DraftsModule } from '../../public/drafts/index.js';
import { CallersModule } from '../callers/index.js';
import { LookupModule } from '../../lookup/index.js';
import { OverlayAnswersExport } from './overlay-answers.export.js';
import { OverlayAnswersReader } from './overlay-answers.reader.js';
import { OverlaysController, OwnOverlaysController } from './overlays.controller.js';
import { OverlaysService } from './overlays.service.js';

@Module({
  imports: [BlocksModule, CallersModule, DraftsModule, LookupModule],
  controllers: [OverlaysController, OwnOverlaysController],
  providers: [OverlayAnswersExport, OverlayAnswersReader, OverlaysService],
})
export class OverlaysModule {}
