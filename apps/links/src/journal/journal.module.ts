import { Module } from '@nestjs/common';
import { ClickRecorder } from './click-recorder.js';
import { ClickTable } from './click-table.js';
import { PastClicks } from './past-clicks.js';

@Module({
  providers: [ClickRecorder, ClickTable, PastClicks],
  exports: [ClickRecorder, PastClicks],
})
export class JournalModule {}
