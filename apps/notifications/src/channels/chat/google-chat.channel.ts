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
  goneWhenRepeated,
  jsonOf,
  rateLimited,
  sendToChat,
  type AnswerResult,
} from './chat-sending.js';
import { googleChatMessage, plainGoogleChatMessage } from './google-chat-message.js';
import { providerUrlFault, providerUrlPattern, trialUrl } from '../parts/provider-url.js';

const refusals = [401, 403, 404];
const spacePath = /^\/v1\/spaces\/([\w-]+)\/messages$/;

/** Webhooks of Google Chat spaces. */
@Injectable()
export class GoogleChatChannel implements Channel {
  readonly description: ChannelType;

  constructor(
    private readonly config: NotificationsConfig,
    private readonly secrets: EndpointSecrets,
    private readonly egress: Egress,
  ) {
    this.description = {
      type: 'google_chat',
      label: 'Google Chat',
      category: 'chat',
      icon: 'googlechat',
      instructions: 'In the space open Apps & integrations, Webhooks, add one and copy its URL.',
      setup_url: 'https://developers.google.com/workspace/chat/quickstart/webhooks',
      fields: chatFields(
        'https://chat.googleapis.com/v1/spaces/…/messages?key=…&token=…',
        providerUrlPattern({ hosts: config.GOOGLE_CHAT_HOSTS, path: spacePath }),
      ),
      trial_url: trialUrl(config, '/v1/spaces/STAND-IN/messages?key=stand-in&token=stand-in'),
      limits: { title: 200, message: 12_000, per_second: 1 },
      supports: ['test', 'threads'],
    };
  }

  urlFault(url: string): string | null {
    const hint = 'must be a webhook of Google Chat: https://chat.googleapis.com/v1/spaces/…/messages?key=…&token=…';
    const { searchParams } = URL.parse(url) ?? {};
    if (!searchParams?.get('key') || !searchParams.get('token')) return hint;
    return providerUrlFault(url, {
      hosts: this.config.GOOGLE_CHAT_HOSTS,
      path: spacePath,
      hint,
    });
  }

  /** One message a second for each space, whoever sends it there. */
  buckets(url: string): RateBucket[] {
    const space = spacePath.exec(new URL(url).pathname)?.[1] ?? url;
    return [{ key: `google_chat:${hashToken(space)}`, perSecond: 1, burst: 1 }];
  }

  send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult> {
    const notification = JSON.parse(delivery.payload) as Notification;
    const parts = partsOf(notification);
    const thread = threadOf(notification);
    const target = new URL(this.secrets.url(endpoint)!);
    target.searchParams.set('messageReplyOption', 'REPLY_MESSAGE_FALLBACK_TO_NEW_THREAD');
    // Makes a repeat harmless where Google heeds it; that it does for webhooks is not promised.
    target.searchParams.set('requestId', delivery.id);
    return sendToChat(
      this.egress,
      {
        url: target.href,
        body: googleChatMessage(parts, delivery.id, thread),
        plainBody: plainGoogleChatMessage(parts, thread),
      },
      delivery,
      (response) => classify(response, delivery),
    );
  }
}

/** What one service says of one event is one conversation. */
function threadOf({ organization, service_code, event }: Notification): string {
  return hashToken(JSON.stringify([organization.uuid, service_code, event]));
}

function classify(response: EgressResponse, delivery: ClaimedDelivery): AnswerResult {
  const { statusCode } = response;
  const error = jsonOf(response)['error'] as { status?: unknown } | undefined;
  const said = `Google Chat answered ${statusCode}${typeof error?.status === 'string' ? ` ${error.status}` : ''}.`;
  if (statusCode >= 200 && statusCode < 300) return accepted(response);
  if (statusCode === 429) return rateLimited(response);
  if (statusCode === 400) return 'refused';
  if (refusals.includes(statusCode)) return goneWhenRepeated(response, said, 'webhook_deleted', delivery, refusals);
  return failed(response, said);
}
