import { Module } from '@nestjs/common';
import { DestinationsModule } from '../../destinations/index.js';
import { BlocksModule } from '../../blocks/index.js';
import { LookupModule } from '../../lookup/index.js';
import { CountingModule } from '../../counting/index.js';
import { GatesModule } from '../../public/gates/index.js';
import { CallersModule } from '../callers/index.js';
import { StatisticsModule } from '../statistics/index.js';
import { AliasChecksController, OwnAliasChecksController } from './alias-checks.controller.js';
import { AliasChecksService } from './alias-checks.service.js';
import { ArchiveService } from './archive.service.js';
import { BulkLinksService } from './bulk-links.service.js';
import { DestinationsService } from './destinations.service.js';
import { LegacyLinksController } from './legacy-links.controller.js';
import { LinksController, OwnLinksController } from './links.controller.js';
import { LinksReader } from './links.reader.js';
import { LinksService } from './links.service.js';
import { TagsReader } from './tags.reader.js';
import { Tombstones } from './tombstones.js';

@Module({
  imports: [
    DestinationsModule,
    BlocksModule,
    LookupModule,
    CountingModule,
    GatesModule,
    CallersModule,
    StatisticsModule,
  ],
  controllers: [
    AliasChecksController,
    OwnAliasChecksController,
    LegacyLinksController,
    LinksController,
    OwnLinksController,
  ],
  providers: [
    AliasChecksService,
    ArchiveService,
    BulkLinksService,
    DestinationsService,
    LinksReader,
    LinksService,
    TagsReader,
    Tombstones,
  ],
  exports: [LinksReader, LinksService],
})
export class LinksModule {}
