import { Module } from '@nestjs/common';
import { PageLanguage } from './page-language.js';

@Module({ providers: [PageLanguage], exports: [PageLanguage] })
export class LanguagesModule {}
