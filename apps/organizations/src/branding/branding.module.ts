import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { AuditModule } from '../audit/index.js';
import { BrandingController } from './branding.controller.js';
import { BrandingService } from './branding.service.js';
import { MarkController } from './mark.controller.js';

@Module({
  imports: [AuditModule, AccessModule],
  controllers: [BrandingController, MarkController],
  providers: [BrandingService],
  exports: [BrandingService],
})
export class BrandingModule {}
