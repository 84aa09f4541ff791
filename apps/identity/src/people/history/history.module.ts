import { Module } from '@nestjs/common';
import { AccountEvents } from './account-events.js';
import { Devices } from './devices.js';

@Module({ providers: [AccountEvents, Devices], exports: [AccountEvents, Devices] })
export class HistoryModule {}
