export { OverlaysModule } from './overlays.module.js';
