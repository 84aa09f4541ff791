export { ConsumersModule } from './consumers.module.js';
