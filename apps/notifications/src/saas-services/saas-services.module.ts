import { Module } from '@nestjs/common';
import { SaasServicesController } from './saas-services.controller.js';
import { SaasServices } from './saas-services.service.js';

@Module({ controllers: [SaasServicesController], providers: [SaasServices], exports: [SaasServices] })
export class SaasServicesModule {}
