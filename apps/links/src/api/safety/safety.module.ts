import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/index.js';
import { BlocksModule } from '../../blocks/index.js';
import { LookupModule } from '../../lookup/index.js';
import { CallersModule } from '../callers/index.js';
import { AppealsController, OwnAppealsController } from './appeals.controller.js';
import { AppealsService } from './appeals.service.js';
import { LinkBlocks } from './link-blocks.js';
import { AddressesElsewhere } from './addresses-elsewhere.js';
import { PageBlocks } from './page-blocks.js';
import { TakedownService } from './takedown.service.js';

@Module({
  imports: [AccountsModule, BlocksModule, LookupModule, CallersModule],
  controllers: [AppealsController, OwnAppealsController],
  providers: [AppealsService, LinkBlocks, AddressesElsewhere, PageBlocks, TakedownService],
})
export class SafetyModule {}
