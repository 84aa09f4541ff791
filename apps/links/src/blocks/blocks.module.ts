import { Module } from '@nestjs/common';
import { BlockListService } from './block-list.service.js';
import { FoundItems } from './found-items.js';

@Module({
  providers: [BlockListService, FoundItems],
  exports: [BlockListService, FoundItems],
})
export class BlocksModule {}
