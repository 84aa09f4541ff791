import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { isRead } from '@platform/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { avatarFile, avatarOf } from '../../accounts/index.js';
import { PreviewRoutes } from '../previews/index.js';
import { aliasPath, asciiShape, decodedPath, formNames, servedBehindLinks } from '../../addresses/index.js';
import { answer, publicServer, sendPage } from '../pages/index.js';
import { LinkVisits, measureVisit, NotFoundHandler, sendOn } from '../visits/index.js';
import { HostResolver } from '../../lookup/index.js';
import { VisitForms } from '../forms/index.js';

/** What visitors send from the pages of a link, behind its address: one of a branded domain may have several parts. */
type FormName = (typeof formNames)[number];
/** The same, and its picture. */
const behindLink = new RegExp(`^(.+)/(${[...servedBehindLinks].join('|')})$`);

/**
 * The public side of links' own origin, as plain Fastify routes beside the API: a redirect passes no guard, pipe or
 * interceptor.
 */
@Injectable()
export class RedirectRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hosts: HostResolver,
    private readonly notFound: NotFoundHandler,
    private readonly visits: LinkVisits,
    private readonly forms: VisitForms,
    private readonly previews: PreviewRoutes,
  ) {}

  onModuleInit(): void {
    const fastify = publicServer(this.host);
    if (!fastify) return;
    fastify.addHook('onResponse', (req, reply, done) => {
      if (!/^\/api(\/|$)/.test(req.routeOptions.url ?? '')) measureVisit(reply.statusCode, reply.elapsedTime);
      done();
    });
    const method = ['GET', 'HEAD'];
    const methods = [...method, 'POST', 'PUT', 'PATCH', 'DELETE'];
    fastify.route({ method: methods, url: '/', handler: (req, reply) => answer(reply, () => this.root(req, reply)) });
    fastify.route({ method, url: '/avatar/:file', handler: (req, reply) => this.avatar(req, reply) });
    // Who writes an address down ends it with a slash at times. A route of its own costs the other nothing.
    for (const url of ['/:alias', '/:alias/'])
      fastify.route<AliasRoute>({
        method: methods,
        url,
        handler: (req, reply) => answer(reply, () => this.redirect(req, reply)),
      });
    fastify.route({ method: methods, url: '/api/', handler: (req, reply) => this.elsewhere(req, reply) });
    this.addForms(fastify);
    fastify.route({ method: methods, url: '/*', handler: (req, reply) => this.elsewhere(req, reply) });
  }

  private addForms(fastify: FastifyInstance): void {
    for (const name of formNames)
      fastify.route<AliasRoute>({
        method: 'POST',
        url: `/:alias/${name}`,
        handler: (req, reply) => answer(reply, () => this.form(req, reply, name, req.params.alias)),
      });
  }

  private async form(req: FastifyRequest, reply: FastifyReply, name: FormName, alias: string): Promise<void> {
    const linkHost = await this.hosts.resolve(req);
    const link = linkHost && (await this.hosts.findLink(linkHost, alias));
    if (link) await this.forms[name](req, reply, link, aliasPath(alias));
    // Not on to the domain's `redirect404`: a browser would send what was written, a password too, along.
    else sendPage(reply, 'missing');
  }

  private async redirect(req: FastifyRequest<AliasRoute>, reply: FastifyReply): Promise<void> {
    const { alias } = req.params;
    const linkHost = await this.hosts.resolve(req);
    const link = linkHost && (await this.hosts.findLink(linkHost, alias));
    if (link) await this.visits.lead(req, reply, link, alias);
    // On our own host an alias of ASCII can be meant in no other way.
    else if (linkHost && (linkHost.domain || !asciiShape.test(alias))) await this.notFound.answer(req, reply);
    else sendPage(reply, 'missing');
  }

  private async root(req: FastifyRequest, reply: FastifyReply): Promise<void> {
    const linkHost = await this.hosts.resolve(req);
    const href = linkHost && (await this.hosts.safeRedirect(linkHost.domain?.redirectroot ?? ''));
    if (href) sendOn(req, reply, href);
    else sendPage(reply, linkHost ? 'root' : 'missing');
  }

  private avatar(req: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const [, username] = avatarFile.exec((req.params as { file: string }).file) ?? [];
    if (!username || !this.hosts.isOwn(req)) return this.notFound.answer(req, reply);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', `default-src 'none'`)
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml; charset=utf-8')
      .send(avatarOf(username));
  }

  /** People get a page; what asks for the API gets the API's own 404. */
  private elsewhere(req: FastifyRequest, reply: FastifyReply): void | Promise<FastifyReply> {
    if (/^\/api(\/|$)/.test(req.url)) return reply.callNotFound();
    const [, alias = '', name] = behindLink.exec(decodedPath(req.url) ?? '') ?? [];
    if (name === 'i' && isRead(req)) return this.previews.answer(req, reply, alias);
    if (name && name !== 'i' && req.method === 'POST')
      return answer(reply, () => this.form(req, reply, name as FormName, alias));
    return this.notFound.answer(req, reply);
  }
}

interface AliasRoute {
  Params: { alias: string };
}
