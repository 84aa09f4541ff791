import { Module } from '@nestjs/common';
import { CallersModule } from '../callers/index.js';
import { OwnUtmTemplatesController, UtmTemplatesController } from './utm-templates.controller.js';
import { UtmTemplatesService } from './utm-templates.service.js';

@Module({
  imports: [CallersModule],
  controllers: [UtmTemplatesController, OwnUtmTemplatesController],
  providers: [UtmTemplatesService],
})
export class UtmTemplatesModule {}
