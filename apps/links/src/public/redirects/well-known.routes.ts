import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { constant, platformBrand, rowsOf, sql } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { publicServer, sendUnavailable } from '../pages/index.js';
import { HostResolver } from '../../lookup/index.js';

/** Robots may follow short links, as whoever draws a card has to; there is nothing for them behind the API. */
const robots = 'User-agent: *\nDisallow: /api/\nDisallow: /report\n';

/** Files of an owner's apps, by the names under which phones ask for them. */
const appFiles = {
  'apple-app-site-association': 'apple_app_site_association',
  'assetlinks.json': 'assetlinks',
} as const;

interface FileRoute {
  Params: { '*': string };
}

/** What programs ask every host for: answered by ourselves, as the page that lost visitors are led to is for people. */
@Injectable()
export class WellKnownRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hosts: HostResolver,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    const fastify = publicServer(this.host);
    if (!fastify) return;
    const method = ['GET', 'HEAD'];
    fastify.route({ method, url: '/robots.txt', handler: (_req, reply) => send(reply, 'text/plain', robots) });
    fastify.route({
      method,
      url: '/favicon.ico',
      handler: (_req, reply) => send(reply, 'image/svg+xml', platformBrand().icon),
    });
    fastify.route<FileRoute>({ method, url: '/.well-known/*', handler: (req, reply) => this.wellKnown(req, reply) });
  }

  private async wellKnown(req: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const name = req.params['*'];
    const column = Object.hasOwn(appFiles, name) ? appFiles[name as keyof typeof appFiles] : null;
    try {
      const linkHost = column && (await this.hosts.resolve(req));
      const file = linkHost?.domain ? await this.appFile(column!, linkHost.domain.id) : null;
      if (file !== null) return send(reply, 'application/json', JSON.stringify(file));
    } catch (err) {
      return sendUnavailable(reply, err, 'well-known: the domain cannot be looked up');
    }
    return send(reply.code(404), 'text/plain', 'There is nothing here.\n');
  }

  private async appFile(column: (typeof appFiles)[keyof typeof appFiles], domainId: number): Promise<unknown> {
    const [domain] = await rowsOf(
      this.dataSource,
      sql<{ file: unknown }>`SELECT ${constant(column)} AS file FROM domain WHERE id = ${domainId}`,
    );
    return domain?.file ?? null;
  }
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=3600')
    .header('content-security-policy', `default-src 'none'`)
    .header('x-content-type-options', 'nosniff')
    .type(`${type}; charset=utf-8`)
    .send(body);
}
