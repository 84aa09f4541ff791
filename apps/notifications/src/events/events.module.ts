import { Module } from '@nestjs/common';
import { EventRetention } from './event-retention.js';

@Module({ providers: [EventRetention] })
export class EventsModule {}
