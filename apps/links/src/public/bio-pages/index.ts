export { BioPagesModule } from './bio-pages.module.js';
