export { BrandingModule } from './branding.module.js';
export { BrandingService } from './branding.service.js';
