import { Module } from '@nestjs/common';
import { LanguagesModule } from '../i18n/index.js';
import { Csrf } from './csrf.js';
import { LanguageController } from './language.controller.js';
import { NowhereController } from './nowhere.controller.js';
import { Repeats } from './repeats.js';

@Module({
  imports: [LanguagesModule],
  controllers: [LanguageController, NowhereController],
  providers: [Csrf, Repeats],
  exports: [Csrf, Repeats, LanguagesModule],
})
export class FormsModule {}
