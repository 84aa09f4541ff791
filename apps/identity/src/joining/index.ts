export { JoiningModule } from './joining.module.js';
