export { SaasService } from './saas-service.entity.js';
export { SaasServicesModule } from './saas-services.module.js';
export { SaasServices, type SigningService, sealedOfServices } from './saas-services.service.js';
