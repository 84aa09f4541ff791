export { DevicesPageModule } from './devices.module.js';
