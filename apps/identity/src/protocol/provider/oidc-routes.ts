import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { log } from '@platform/service-kit';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { DataSource } from 'typeorm';
import { rememberIp, routes } from '../settings/index.js';
import { OidcProvider } from './oidc-provider.js';

const discovery = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'];

const allMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Of what anybody may read; monitors ask by HEAD. */
const documentMethods: HTTPMethods[] = ['GET', 'HEAD', 'OPTIONS'];

/** Each public path of the provider, with its methods. */
const served: [path: string, ...methods: HTTPMethods[]][] = [
  [routes.authorization, 'GET', 'POST'],
  [`${routes.authorization}/:uid`, 'GET'],
  [routes.token, 'POST', 'OPTIONS'],
  [routes.pushed_authorization_request, 'POST', 'OPTIONS'],
  [routes.device_authorization, 'POST', 'OPTIONS'],
  [routes.code_verification, 'GET', 'POST'],
  [`${routes.code_verification}/:uid`, 'GET'],
  [routes.revocation, 'POST', 'OPTIONS'],
  [routes.introspection, 'POST', 'OPTIONS'],
  [routes.jwks, ...documentMethods],
  [routes.userinfo, 'GET', 'POST', 'OPTIONS'],
  [routes.end_session, 'GET', 'POST'],
  [`${routes.end_session}/confirm`, 'POST'],
  [`${routes.end_session}/success`, 'GET'],
  ...discovery.map((path): [string, ...HTTPMethods[]] => [path, ...documentMethods]),
];

/** Hands the protocol's paths to oidc-provider, before anything has read the request's body. */
@Injectable()
export class OidcRoutes implements OnModuleInit {
  constructor(
    private readonly oidc: OidcProvider,
    private readonly dataSource: DataSource,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  async onModuleInit(): Promise<void> {
    // The command line and the document generator build the module without a database or a server.
    if (!this.dataSource.isInitialized) return;
    await this.oidc.load();
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    for (const [path, ...methods] of served) {
      this.serve(fastify, path, methods, path);
      // Other addresses show a page that says so.
      if (path.startsWith('/api/')) refuseOthers(fastify, path, methods);
    }
    // The issuer has a path, which OpenID Connect puts in front and RFC 8414 behind; the provider knows its discovery
    // without it.
    for (const path of discovery) {
      this.serve(fastify, `/api${path}`, documentMethods, path);
      this.serve(fastify, `${path}/api`, documentMethods, path);
    }
  }

  private serve(fastify: FastifyInstance, url: string, method: HTTPMethods[], asPath: string): void {
    fastify.route({
      url,
      method,
      exposeHeadRoute: false,
      onRequest: (req, reply) => {
        reply.hijack();
        reply.raw.setHeader('x-request-id', req.id);
        if (url !== asPath) req.raw.url = asPath;
        oneSpaceAfterScheme(req.raw);
        rememberIp(req.raw, req.ip);
        this.oidc.handle(req.raw, reply.raw).catch((err: unknown) => {
          log.error({ err, requestId: req.id }, 'oauth: request failed');
          if (!reply.raw.headersSent) reply.raw.statusCode = 500;
          reply.raw.end();
        });
      },
      handler: () => undefined,
    });
  }
}

/** RFC 9110 takes any number of spaces there, the provider one. */
function oneSpaceAfterScheme({ headers }: IncomingMessage): void {
  if (headers.authorization) headers.authorization = headers.authorization.replace(/^(\S+) {2,}/, '$1 ');
}

/** An address that is there, asked in another way (RFC 9110 section 15.5.6). */
function refuseOthers(fastify: FastifyInstance, url: string, methods: HTTPMethods[]): void {
  const allow = methods.join(', ');
  fastify.route({
    url,
    method: allMethods.filter((method) => !methods.includes(method)),
    exposeHeadRoute: false,
    onRequest: async (_req, reply) => {
      const message = `This address takes ${allow} only.`;
      await reply
        .status(405)
        .header('allow', allow)
        .header('cache-control', 'no-store')
        .send({ error: 'invalid_request', error_description: message, message });
    },
    handler: () => undefined,
  });
}
