import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/index.js';
import { LookupModule } from '../../lookup/index.js';
import { GatesModule } from '../gates/index.js';
import { OverlayAnswersService } from './overlay-answers.service.js';
import { VisitForms } from './visit-forms.js';

@Module({
  imports: [AccountsModule, LookupModule, GatesModule],
  providers: [OverlayAnswersService, VisitForms],
  exports: [VisitForms],
})
export class FormsModule {}
