import { Module } from '@nestjs/common';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { FormsModule } from '../../pages/forms/index.js';
import { PeopleModule } from '../../people/index.js';
import { ProviderModule } from '../../protocol/provider/index.js';
import { ClientsModule } from '../../clients/index.js';
import { FlowsModule } from '../flows/index.js';
import { ConsentController } from './consent.controller.js';
import { Consent } from './consent.service.js';

@Module({
  imports: [LanguagesModule, FormsModule, PeopleModule, ProviderModule, ClientsModule, FlowsModule],
  controllers: [ConsentController],
  providers: [Consent],
})
export class ConsentModule {}
