import { Module } from '@nestjs/common';
import { ClickRecorder } from './click-recorder.js';
import { ClickTable } from './click-table.js';

@Module({
  providers: [ClickRecorder, ClickTable],
  exports: [ClickRecorder],
})
export class JournalModule {}
