export { loadSharp } from './load-sharp.js';
export { payloadOf, pictureTypes } from './qr-picture.service.js';
export { qrModules, qrPng, qrSvg } from './qr-picture.js';
export { QrScansModule } from './qr-scans.module.js';
