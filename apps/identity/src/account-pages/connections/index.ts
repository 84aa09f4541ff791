export { ConnectionsPageModule } from './connections.module.js';
