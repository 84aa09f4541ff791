import { Module } from '@nestjs/common';
import { WebhookEventsController } from './webhook-events.controller.js';

@Module({ controllers: [WebhookEventsController] })
export class WebhookEventsModule {}
