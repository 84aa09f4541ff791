import { Controller, Get } from '@nestjs/common';
import { list, saasServiceSchema } from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { SaasServices } from './saas-services.service.js';

@Controller('api/v1/saas-services')
export class SaasServicesController {
  constructor(private readonly services: SaasServices) {}

  @Get()
  @Answer(200, list(saasServiceSchema))
  list() {
    return this.services.list();
  }
}
