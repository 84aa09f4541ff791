import { Controller, Get } from '@nestjs/common';
import { describeWebhookEvents, list, webhookEvent } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';

const data = describeWebhookEvents();

@Controller('api/v1/webhook-events')
@Describe({ tag: 'Webhook events' })
export class WebhookEventsController {
  @Get()
  @Describe({
    summary: 'List webhook events',
    description:
      'Lists the events that clients can hear, each with when it is sent, the schema of its body, an ' +
      'example and its headers. For every caller with a token.',
  })
  @Answer(200, list(webhookEvent))
  list() {
    return { data };
  }
}
