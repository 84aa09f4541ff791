import { Module } from '@nestjs/common';
import { CallersModule } from '../callers/index.js';
import { ChoicesController } from './choices.controller.js';
import { ChoicesReader } from './choices.reader.js';

@Module({
  imports: [CallersModule],
  controllers: [ChoicesController],
  providers: [ChoicesReader],
})
export class ChoicesModule {}
