import { Module } from '@nestjs/common';
import { EventWriter } from './event-writer.js';
import { EventRetention } from './event-retention.js';

@Module({ providers: [EventWriter, EventRetention], exports: [EventWriter] })
export class EventsModule {}
