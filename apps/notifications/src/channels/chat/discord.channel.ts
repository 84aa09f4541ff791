import { Injectable } from '@nestjs/common';
import type { ChannelType, Notification } from '@platform/contracts';
import { DeliveryDestinations, type ClaimedDelivery, type RateBucket, type SendResult } from '@platform/delivery';
import { Egress, type EgressResponse } from '@platform/egress';
import { hashToken, log } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { NotificationsConfig } from '../../config.js';
import { EndpointSecrets, type NotificationEndpoint } from '../../endpoint-store/index.js';
import type { Channel } from '../parts/channel.js';
import { chatFields } from '../parts/chat-fields.js';
import { accepted, failed, gone, jsonOf, rateLimited, sendToChat, type AnswerResult } from './chat-sending.js';
import { discordMessage, plainDiscordMessage } from './discord-message.js';
import { providerUrlFault, providerUrlPattern, trialUrl } from '../parts/provider-url.js';

/** Shared by all Discord destinations: unauthenticated calls are limited for the address that they come from. */
const everywhere: RateBucket = { key: 'discord', perSecond: 25, burst: 25 };
/** Discord's words for what no retry can mend: the forum wants a thread. */
const needsThread = 220001;
/**
 * Cloudflare in front of Discord does not let us through; where it says so in Discord's form and not by a page of its
 * own.
 */
const blockedInFront = 40333;
const refusals = [401, 403, 404];

const path = /^\/api\/(v(6|7|8|9|10)\/)?webhooks\/\d{15,25}\/[\w-]+$/;

/** Discord's webhooks. */
@Injectable()
export class DiscordChannel implements Channel {
  readonly description: ChannelType;

  constructor(
    private readonly config: NotificationsConfig,
    private readonly secrets: EndpointSecrets,
    private readonly egress: Egress,
    private readonly destinations: DeliveryDestinations,
    private readonly dataSource: DataSource,
  ) {
    this.description = {
      type: 'discord',
      label: 'Discord',
      category: 'chat',
      icon: 'discord',
      instructions: 'In Discord open the settings of a channel, Integrations, Webhooks, and copy the webhook URL.',
      setup_url: 'https://support.discord.com/hc/en-us/articles/228383668',
      fields: chatFields(
        'https://discord.com/api/webhooks/…/…',
        providerUrlPattern({ hosts: config.DISCORD_HOSTS, path }),
      ),
      trial_url: trialUrl(config, '/api/webhooks/100000000000000001/stand-in'),
      limits: { title: 256, message: 3500, per_second: 0.5 },
      supports: ['test', 'threads'],
    };
  }

  urlFault(url: string): string | null {
    const hint = 'must be a webhook of Discord: https://discord.com/api/webhooks/…/…';
    if (!/^\d*$/.test(URL.parse(url)?.searchParams.get('thread_id') ?? '')) return hint;
    return providerUrlFault(url, { hosts: this.config.DISCORD_HOSTS, path, hint });
  }

  buckets(url: string): RateBucket[] {
    return [everywhere, { key: `discord:${hashToken(url)}`, perSecond: 0.5, burst: 5 }];
  }

  /** An answer that is for all of us, not for one webhook, holds every Discord destination. */
  async send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult> {
    const notification = JSON.parse(delivery.payload) as Notification;
    let heldMs = 0;
    const result = await sendToChat(
      this.egress,
      {
        url: waiting(this.secrets.url(endpoint)!),
        body: discordMessage(notification),
        plainBody: plainDiscordMessage(notification),
      },
      delivery,
      (response) => {
        const result = classify(response);
        if (result !== 'refused' && isForAll(response)) heldMs = result.retryAfterMs ?? 0;
        return result;
      },
    );
    if (heldMs) {
      const { statusCode, responseBody: answer } = result;
      log.error({ statusCode, answer, heldMs }, 'discord: the platform is refused, all of Discord waits');
      await this.destinations.pause(this.dataSource.manager, everywhere.key, heldMs);
    }
    return result;
  }
}

/**
 * With `wait` Discord answers when the message is stored, without it a message that is lost gives no error. Nothing
 * else that the URL came with goes along: what the firewall in front of Discord takes for an attack would hold
 * everybody's messages.
 */
function waiting(url: string): string {
  const target = new URL(url);
  const thread = target.searchParams.get('thread_id');
  target.search = '';
  target.searchParams.set('wait', 'true');
  if (thread !== null) target.searchParams.set('thread_id', thread);
  return target.href;
}

function classify(response: EgressResponse): AnswerResult {
  const { statusCode } = response;
  const { code, message, retry_after: retryAfter } = jsonOf(response);
  const said = `Discord answered ${statusCode}${typeof message === 'string' ? ` ${message.slice(0, 100)}` : ''}.`;
  if (statusCode >= 200 && statusCode < 300) return accepted(response);
  if (statusCode === 429) return rateLimited(response, retryAfter);
  if (isBlocked(response)) return blocked(response);
  // At once, as further calls to a webhook that is gone lead to restrictions for our address. The code 0 says nothing
  // about a webhook.
  if (refusals.includes(statusCode) && code !== 0) return gone(response, said, 'webhook_deleted');
  if (statusCode === 400 && code === needsThread) return gone(response, said, 'forum_needs_thread');
  if (statusCode === 400) return 'refused';
  return failed(response, said);
}

function isForAll(response: EgressResponse): boolean {
  const { statusCode, headers } = response;
  if (statusCode !== 429) return isBlocked(response);
  const { global, retry_after: retryAfter } = jsonOf(response);
  const scope = headers['x-ratelimit-scope'];
  // Discord's own says how long, or whom it is for; what is in front of it does not.
  return global === true || scope === 'global' || (scope === undefined && typeof retryAfter !== 'number');
}

/**
 * A refusal without a code is not Discord's, but of what stands in front of it, which knows our address and no webhook.
 */
function isBlocked(response: EgressResponse): boolean {
  const { code } = jsonOf(response);
  return refusals.includes(response.statusCode) && (typeof code !== 'number' || code === blockedInFront);
}

function blocked(response: EgressResponse): SendResult {
  return {
    ...rateLimited(response),
    errorCode: 'discord_unavailable',
    errorMessage: 'Discord does not let the platform through at the moment.',
  };
}
