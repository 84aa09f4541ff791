import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { PageParts } from './page-parts.js';

@Module({
  imports: [BlocksModule],
  providers: [PageParts],
  exports: [PageParts],
})
export class PagesModule {}
