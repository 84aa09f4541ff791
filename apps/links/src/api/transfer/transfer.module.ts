import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinkImport } from '../../records/index.js';
import { LookupModule } from '../../lookup/index.js';
import { CallersModule } from '../callers/index.js';
import { LinksModule } from '../links/index.js';
import { ExportService } from './export.service.js';
import { ImportLines } from './import-lines.js';
import { ImportWorker } from './import-worker.js';
import { ImportService } from './import.service.js';
import { ImportsController, OwnImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { StoredLines } from './stored-lines.js';
import { OwnTransferController, TransferController } from './transfer.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([LinkImport]), LookupModule, CallersModule, LinksModule],
  controllers: [ImportsController, OwnImportsController, TransferController, OwnTransferController],
  providers: [ExportService, ImportLines, ImportService, ImportWorker, ImportsService, StoredLines],
})
export class TransferModule {}
