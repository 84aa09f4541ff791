export { BlockListService, type Entry, blocks, hostPattern } from './block-list.service.js';
export { type FoundItem, FoundItems } from './found-items.js';
export { BlocksModule } from './blocks.module.js';
