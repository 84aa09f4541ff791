export { PixelsModule } from './pixels.module.js';
