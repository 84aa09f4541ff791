import { Module } from '@nestjs/common';
import { FormsModule } from '../../pages/forms/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { StorageModule } from '../../protocol/storage/index.js';
import { ReauthenticationModule } from '../../signing-in/reauthentication/index.js';
import { ApplicationPages } from './application-pages.service.js';
import { ApplicationsController } from './applications.controller.js';
import { Applications } from './applications.service.js';

@Module({
  imports: [FormsModule, HistoryModule, StorageModule, ReauthenticationModule],
  controllers: [ApplicationsController],
  providers: [ApplicationPages, Applications],
  exports: [Applications],
})
export class ApplicationsPageModule {}
