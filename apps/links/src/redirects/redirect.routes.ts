import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Problem, RedisConnections } from '@platform/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { avatarFile, avatarOf } from '../accounts/avatar.js';
import { ClickRecorder } from '../clicks/click-recorder.js';
import { LinksConfig } from '../config.js';
import { keysOf } from '../links/alias.js';
import { hostName } from './host.js';
import { LinkCache } from './link-cache.js';
import { changedChannel, LinkChanges } from './link-changes.js';
import { sendPage } from './pages.js';
import type { Target } from './target.js';

const changed = z.object({ key: z.string(), version: z.int() });

/**
 * The public side of links' own origin, as plain Fastify routes beside the API: a redirect passes no guard, pipe or
 * interceptor.
 */
@Injectable()
export class RedirectRoutes implements OnModuleInit {
  private readonly ownHost: string;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: LinkCache,
    private readonly changes: LinkChanges,
    private readonly clicks: ClickRecorder,
    private readonly redis: RedisConnections,
    config: LinksConfig,
  ) {
    this.ownHost = hostName(new URL(config.LINKS_BASE_URL).host);
  }

  async onModuleInit(): Promise<void> {
    // The command line has no HTTP server, hence no routes.
    if (!this.host.httpAdapter) return;
    await this.redis.subscribe(changedChannel, (message) => this.heard(message));
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const method = ['GET', 'HEAD'];
    fastify.route({ method, url: '/', handler: (req, reply) => sendPage(reply, this.isOwn(req) ? 'root' : 'missing') });
    fastify.route({ method, url: '/avatar/:file', handler: sendAvatar });
    fastify.route<AliasRoute>({ method, url: '/:alias', handler: (req, reply) => this.redirect(req, reply) });
    fastify.route({ method, url: '/*', handler: sendMissing });
  }

  private heard(message: string): void {
    const { key, version } = changed.parse(JSON.parse(message));
    this.changes.forget(key, version);
  }

  private async redirect(req: FastifyRequest<AliasRoute>, reply: FastifyReply): Promise<FastifyReply> {
    let link: Target['link'];
    try {
      link = this.isOwn(req) ? await this.resolve(req.params.alias) : null;
    } catch (err) {
      if (!(err instanceof Problem)) throw err;
      return sendPage(reply, 'unavailable');
    }
    if (!link) return sendPage(reply, 'missing');
    return this.answer(req, reply, link);
  }

  /** Answers with the link of an `addressKey`, for a visitor whom something else than its own address (`via`) has led to it. */
  async redirectTo(req: FastifyRequest, reply: FastifyReply, key: string, via: string): Promise<FastifyReply> {
    try {
      const { link } = await this.cache.find(key);
      return link ? await this.answer(req, reply, link, via) : sendPage(reply, 'missing');
    } catch (err) {
      if (!(err instanceof Problem)) throw err;
      return sendPage(reply, 'unavailable');
    }
  }

  private async answer(
    req: FastifyRequest,
    reply: FastifyReply,
    link: NonNullable<Target['link']>,
    via: string | null = null,
  ): Promise<FastifyReply> {
    // The click is in the journal before the answer leaves: what was answered is counted.
    await this.clicks.record(req, { kind: 'link', itemId: link.id, accountId: link.accountId, via });
    return reply
      .code(302)
      .header('location', link.href)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer-when-downgrade')
      .send();
  }

  private async resolve(alias: string): Promise<Target['link']> {
    for (const aliasKey of keysOf(alias)) {
      const { link, version } = await this.cache.find(aliasKey);
      // A tombstone ends the search: who takes the folded spelling of a deleted alias must not get its visitors.
      if (link || version > 0) return link;
    }
    return null;
  }

  /** An unknown host never serves our links (decisions.md Links 9). */
  private isOwn(req: FastifyRequest): boolean {
    return hostName(req.headers.host) === this.ownHost;
  }
}

interface AliasRoute {
  Params: { alias: string };
}

function sendAvatar(req: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [, username] = avatarFile.exec((req.params as { file: string }).file) ?? [];
  if (!username) return sendPage(reply, 'missing');
  return reply
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', `default-src 'none'`)
    .header('x-content-type-options', 'nosniff')
    .type('image/svg+xml; charset=utf-8')
    .send(avatarOf(username));
}

/** People get a page; what asks for the API gets the API's own 404. */
function sendMissing(req: FastifyRequest, reply: FastifyReply): FastifyReply | void {
  if (/^\/api(\/|$)/.test(req.url)) return reply.callNotFound();
  return sendPage(reply, 'missing');
}
