import { Injectable } from '@nestjs/common';
import type { ChannelType, Notification } from '@platform/contracts';
import type { ClaimedDelivery, RateBucket, SendResult } from '@platform/delivery';
import { Egress, type EgressResponse } from '@platform/egress';
import { hashToken } from '@platform/service-kit';
import { NotificationsConfig } from '../../config.js';
import { EndpointSecrets, type NotificationEndpoint } from '../../endpoint-store/index.js';
import { partsOf } from '../../messages/index.js';
import type { Channel } from '../parts/channel.js';
import { chatFields } from '../parts/chat-fields.js';
import {
  accepted,
  failed,
  gone,
  goneWhenRepeated,
  jsonOf,
  rateLimited,
  sendToChat,
  textOf,
  type AnswerResult,
} from './chat-sending.js';
import { providerUrlFault, providerUrlPattern, trialUrl } from '../parts/provider-url.js';
import { plainSlackMessage, slackMessage } from './slack-message.js';

const path = /^\/services\/T\w+\/B\w+\/\w+$/;
const wrongKind = /^\/(workflows|triggers)\//;

/** Slack's incoming webhooks. */
@Injectable()
export class SlackChannel implements Channel {
  readonly description: ChannelType;

  constructor(
    private readonly config: NotificationsConfig,
    private readonly secrets: EndpointSecrets,
    private readonly egress: Egress,
  ) {
    this.description = {
      type: 'slack',
      label: 'Slack',
      category: 'chat',
      icon: 'slack',
      instructions: 'In Slack create an app with "Incoming Webhooks", add it to a channel and copy the webhook URL.',
      setup_url: 'https://api.slack.com/messaging/webhooks',
      fields: chatFields(
        'https://hooks.slack.com/services/T…/B…/…',
        providerUrlPattern({ hosts: config.SLACK_HOSTS, path }),
      ),
      trial_url: trialUrl(config, '/services/T0STANDIN/B0STANDIN/standin'),
      limits: { title: null, message: 3000, per_second: 1 },
      supports: ['test'],
    };
  }

  urlFault(url: string): string | null {
    const hint = wrongKind.test(URL.parse(url)?.pathname ?? '')
      ? 'is the address of a workflow, which takes other messages; create an incoming webhook instead'
      : 'must be an incoming webhook of Slack: https://hooks.slack.com/services/T…/B…/…';
    return providerUrlFault(url, { hosts: this.config.SLACK_HOSTS, path, hint });
  }

  /**
   * About one message a second for each webhook, with short bursts; going on after a 429 may block the app for good.
   */
  buckets(url: string): RateBucket[] {
    return [{ key: `slack:${hashToken(url)}`, perSecond: 1, burst: 5 }];
  }

  send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult> {
    const parts = partsOf(JSON.parse(delivery.payload) as Notification);
    return sendToChat(
      this.egress,
      { url: this.secrets.url(endpoint)!, body: slackMessage(parts), plainBody: plainSlackMessage(parts) },
      delivery,
      (response) => classify(response, delivery),
    );
  }
}

/** The reason is a word in the body; success is 200 with the body `ok`. */
function classify(response: EgressResponse, delivery: ClaimedDelivery): AnswerResult {
  const { statusCode } = response;
  const word = textOf(response).slice(0, 100);
  const said = `Slack answered ${statusCode} ${word}.`;
  if (statusCode === 200) return word === 'ok' ? accepted(response) : failed(response, said);
  if (statusCode === 429) return rateLimited(response, jsonOf(response)['retry_after']);
  if (statusCode === 400) return 'refused';
  if (statusCode === 403 || statusCode === 410) return gone(response, said, word || 'gone');
  if (statusCode === 404) return goneWhenRepeated(response, said, word || 'gone', delivery, [404]);
  return failed(response, said);
}
