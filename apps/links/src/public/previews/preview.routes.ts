import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { rowsOf, sql } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { bioUrl, foldAlias, keysAt, keysOf, originOf, ownAliases, shortUrl } from '../../addresses/index.js';
import { NotFoundHandler } from '../visits/index.js';
import { publicServer, sendUnavailable } from '../pages/index.js';
import { HostResolver } from '../../lookup/index.js';
import { LinksConfig } from '../../config.js';
import { cardPng, type CardFacts } from './preview-card.js';

const maxCards = 500;

interface PreviewRoute {
  Params: { alias: string };
}
interface LinkRow {
  state: string;
  alias: string;
  title: string;
  url: string;
  has_password: boolean;
  has_limit: boolean;
  is_early: boolean;
  is_over: boolean;
  scheme: string | null;
  host: string | null;
}

/** `/ALIAS/i` and `/@ALIAS/i`: a picture of a link or a bio page, for lists. Looking at it is no click. */
@Injectable()
export class PreviewRoutes implements OnModuleInit {
  /** By what is on them. Parallel requests for one card draw it once. */
  private readonly cards = new LRUCache<string, Buffer>({
    max: maxCards,
    fetchMethod: (facts: string) => cardPng(JSON.parse(facts) as CardFacts),
  });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly dataSource: DataSource,
    private readonly hosts: HostResolver,
    private readonly notFound: NotFoundHandler,
    private readonly config: LinksConfig,
  ) {}

  onModuleInit(): void {
    publicServer(this.host)?.route<PreviewRoute>({
      method: ['GET', 'HEAD'],
      url: '/:alias/i',
      handler: (req, reply) => this.answer(req, reply, req.params.alias),
    });
  }

  /** `alias`: of one part, or on a branded domain of several, for which there is no route. */
  async answer(req: FastifyRequest, reply: FastifyReply, alias: string): Promise<FastifyReply> {
    try {
      const facts = await this.facts(req, alias);
      return await (facts ? this.send(req, reply, facts) : this.notFound.answer(req, reply));
    } catch (err) {
      return sendUnavailable(reply, err, 'preview: cannot be looked up');
    }
  }

  private async facts(req: FastifyRequest, alias: string): Promise<CardFacts | null> {
    if (alias.startsWith('@') && this.hosts.isOwn(req)) return this.bioFacts(alias.slice(1));
    const linkHost = await this.hosts.resolve(req);
    const keys = linkHost ? keysAt(alias, linkHost.domain ?? ownAliases) : [];
    return keys.length > 0 ? this.linkFacts(keys, linkHost!.domain?.id ?? null) : null;
  }

  private async linkFacts(keys: string[], domainId: number | null): Promise<CardFacts | null> {
    const [link] = await rowsOf(
      this.dataSource,
      sql<LinkRow>`
        SELECT link.state, alias, title, url, password_hash IS NOT NULL AS has_password,
          click_limit IS NOT NULL AS has_limit, domain.scheme, domain.host,
          coalesce(starts_at > now(), false) AS is_early,
          coalesce(expires_at <= now() OR used >= click_limit, false) AS is_over
        FROM link LEFT JOIN domain ON domain.id = link.domain_id LEFT JOIN link_use ON link_id = link.id
        WHERE alias_key = ANY(${keys}) AND domain_id IS NOT DISTINCT FROM ${domainId}::int
        ORDER BY alias_key = ${keys[0]!} DESC LIMIT 1`,
    );
    if (link?.state !== 'active') return null;
    const { alias, title, url } = link;
    const address = shortUrl(originOf(link, this.config.LINKS_BASE_URL), alias);
    // A picture says nothing that a visit would not.
    if (link.is_early) return { address, title: 'Not open yet', note: 'It opens later' };
    if (link.is_over) return { address, title: 'Expired link', note: 'It does not open any more' };
    if (link.has_password) return { address, title: 'Protected link', note: 'A password is needed' };
    if (link.has_limit) return { address, title: title || 'Short link', note: 'It opens when a person visits it' };
    const { hostname } = new URL(url);
    return { address, title: title || hostname, note: title ? hostname : 'Short link' };
  }

  private async bioFacts(alias: string): Promise<CardFacts | null> {
    if (!keysOf(alias).length) return null;
    const [bio] = await rowsOf(
      this.dataSource,
      sql<{ alias: string; title: string }>`
        SELECT alias, title FROM bio_page WHERE alias_key = ${foldAlias(alias)} AND status = 'public'`,
    );
    if (!bio) return null;
    const address = bioUrl(this.config.LINKS_BASE_URL, bio.alias);
    return { address, title: bio.title, note: 'All links on one page' };
  }

  private async send(req: FastifyRequest, reply: FastifyReply, facts: CardFacts): Promise<FastifyReply> {
    const key = JSON.stringify(facts);
    const tag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    void reply
      .header('cache-control', 'public, max-age=300')
      .header('etag', tag)
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', `default-src 'none'`);
    if (req.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('image/png').send(await this.cards.fetch(key));
  }
}
