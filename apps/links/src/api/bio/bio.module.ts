import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from '../../records/index.js';
import { BlocksModule } from '../../blocks/index.js';
import { DraftsModule } from '../../public/drafts/index.js';
import { CallersModule } from '../callers/index.js';
import { StatisticsModule } from '../statistics/index.js';
import { BioController, OwnBioController } from './bio.controller.js';
import { BioReader } from './bio.reader.js';
import { BioService } from './bio.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account]), BlocksModule, CallersModule, DraftsModule, StatisticsModule],
  controllers: [BioController, OwnBioController],
  providers: [BioReader, BioService],
})
export class BioModule {}
