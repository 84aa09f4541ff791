export { ProfilePageModule } from './profile.module.js';
