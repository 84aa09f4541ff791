export { readCsvBodies } from './csv/csv-body.js';
export { TransferModule } from './transfer.module.js';
