import { Controller, Get } from '@nestjs/common';
import { describeWebhookEvents, list, webhookEvent } from '@platform/contracts';
import { Answer } from '@platform/service-kit';

const data = describeWebhookEvents();

@Controller('api/v1/webhook-events')
export class WebhookEventsController {
  @Get()
  @Answer(200, list(webhookEvent))
  list() {
    return { data };
  }
}
