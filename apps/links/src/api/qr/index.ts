export { QrModule } from './qr.module.js';
