export { bioPage } from './bio.page.js';
export { BioPagesModule } from './bio-pages.module.js';
