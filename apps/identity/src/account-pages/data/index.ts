export { AccountExport } from './account-export.js';
export { DataPageModule } from './data.module.js';
