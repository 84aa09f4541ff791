import { Module } from '@nestjs/common';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { StorageModule } from '../../protocol/storage/index.js';
import { ClientBrandingsModule } from '../../protocol/client-brandings/index.js';
import { ProviderModule } from '../../protocol/provider/index.js';
import { ContinueController } from './continue.controller.js';
import { Flows } from './flows.js';
import { Sessions } from './sessions.js';

@Module({
  imports: [LanguagesModule, FormsModule, StorageModule, ClientBrandingsModule, ProviderModule],
  controllers: [ContinueController],
  providers: [Flows, Sessions],
  exports: [Flows, Sessions],
})
export class FlowsModule {}
