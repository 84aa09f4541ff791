export { RedirectsModule } from './redirects.module.js';
