export { BioModule } from './bio.module.js';
