import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createEgress, type Egress, type EgressResponse } from '@platform/egress';
import { Problem } from '@platform/service-kit';
import { Api, Bot, type ApiClientOptions } from 'grammy';
import { NotificationsConfig } from '../config.js';
import { TelegramHttpError } from './telegram-error.js';

const timeoutSeconds = 10;
/** Telegram answers with the message that it stored, or with fifty that it heard, every character of them escaped. */
const maxResponseBytes = 8 * 1024 * 1024;

/** The platform's Telegram bot, where the operator has made one. */
@Injectable()
export class TelegramBot implements OnModuleDestroy {
  /** Handles updates; null without a bot. */
  readonly bot: Bot | null;
  private readonly egress: Egress;

  constructor(private readonly config: NotificationsConfig) {
    // A way out of its own, as answers are longer than those of a webhook; through the same proxy, if there is one.
    this.egress = createEgress({
      allowCidrs: config.EGRESS_ALLOW_CIDRS,
      maxResponseBytes,
      ...(config.EGRESS_PROXY_URL !== undefined && { proxyUrl: config.EGRESS_PROXY_URL }),
    });
    const { TELEGRAM_MODE: mode, TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_USERNAME: username } = config;
    this.bot =
      mode === 'off' || !token || !username
        ? null
        : new Bot(token, { botInfo: botInfo(token, username), client: this.client(timeoutSeconds) });
  }

  /** What is wrong with making a Telegram destination here, null when nothing is. */
  get unavailable(): string | null {
    return this.bot ? null : 'is not available, as this platform has no Telegram bot';
  }

  /** 422 without a bot. */
  get required(): Bot {
    if (!this.bot) throw Problem.field('type', this.unavailable!);
    return this.bot;
  }

  /** For calls that Telegram holds open: the same bot with another time limit. */
  patient(seconds: number): Api {
    return new Api(this.required.token, this.client(seconds));
  }

  async onModuleDestroy(): Promise<void> {
    await this.egress.close();
  }

  private client(seconds: number): ApiClientOptions {
    return {
      apiRoot: this.config.TELEGRAM_API_ROOT,
      timeoutSeconds: seconds,
      // Ends a moment before grammY would, as it knows the reason. grammY asks for the types of `node-fetch`.
      fetch: fetchThrough(this.egress, seconds * 1000 - 250) as unknown as NonNullable<ApiClientOptions['fetch']>,
    };
  }
}

function botInfo(token: string, username: string): Bot['botInfo'] {
  return {
    id: Number(token.split(':')[0]),
    is_bot: true,
    first_name: username,
    username,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
    can_manage_bots: false,
    supports_join_request_queries: false,
  };
}

interface FetchOptions {
  method?: string;
  body?: string;
  signal?: AbortSignal;
}

/** What grammY needs of `fetch`, bounded in time and size. */
function fetchThrough(egress: Egress, timeoutMs: number) {
  return async (url: string | URL, { method = 'POST', body, signal }: FetchOptions = {}) => {
    const answer = egress.send({
      url: String(url),
      method,
      headers: { 'content-type': 'application/json' },
      timeoutMs,
      ...(body !== undefined && { body }),
    });
    const response = await (signal ? Promise.race([answer, aborted(signal)]) : answer);
    return { json: () => parsed(response) };
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new Error('aborted'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** What is no JSON comes from a gateway before the Bot API, a 502 most often. */
function parsed({ body, statusCode }: EgressResponse): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new TelegramHttpError(statusCode, body.toString('utf8').slice(0, 2000));
  }
}
