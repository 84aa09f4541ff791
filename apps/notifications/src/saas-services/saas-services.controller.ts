import { Controller, Get } from '@nestjs/common';
import { list, saasServiceSchema } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { SaasServices } from './saas-services.service.js';

@Controller('api/v1/saas-services')
@Describe({ tag: 'Rules' })
export class SaasServicesController {
  constructor(private readonly services: SaasServices) {}

  @Get()
  @Describe({
    summary: 'List registered services',
    description: 'Lists the services whose events rules can name. For every caller with a token.',
  })
  @Answer(200, list(saasServiceSchema))
  list() {
    return this.services.list();
  }
}
