import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LinksConfig } from '../../config.js';
import { HostResolver } from '../../lookup/index.js';
import { bioPage } from '../bio-pages/index.js';
import { publicServer, sendFramePage, sendPublicPage, sendSplashPage, sendUnavailable } from '../pages/index.js';
import { NotFoundHandler } from '../visits/index.js';
import { type Draft, DraftsService } from './drafts.service.js';

interface DraftRoute {
  Params: { token: string };
}

/** `/+draft/TOKEN` on our own host, in a frame of the console. No alias of a link holds a plus. */
@Injectable()
export class DraftRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hosts: HostResolver,
    private readonly notFound: NotFoundHandler,
    private readonly drafts: DraftsService,
    private readonly config: LinksConfig,
  ) {}

  onModuleInit(): void {
    publicServer(this.host)?.route<DraftRoute>({
      method: 'GET',
      url: '/+draft/:token',
      handler: (req, reply) => this.show(req, reply),
      onSend: (_req, reply, _payload, done) => {
        this.letConsoleFrame(reply);
        done();
      },
    });
  }

  private async show(req: FastifyRequest<DraftRoute>, reply: FastifyReply): Promise<FastifyReply> {
    if (!this.hosts.isOwn(req) || isOpenedAlone(req)) return this.notFound.answer(req, reply);
    try {
      const draft = await this.drafts.find(req.params.token);
      return draft ? this.send(reply, draft) : await this.notFound.answer(req, reply);
    } catch (err) {
      return sendUnavailable(reply, err, 'drafts: one cannot be read');
    }
  }

  /** Nothing counts down, and the frame stays empty below a box: a draft leads nowhere yet. */
  private send(reply: FastifyReply, draft: Draft): FastifyReply {
    switch (draft.kind) {
      case 'splash':
        return sendSplashPage(reply, this.config.LINKS_BASE_URL, { ...draft.content, counter: 0 }, []);
      case 'overlay':
        return sendFramePage(reply, {
          href: 'about:blank',
          overlay: { id: 0, type: draft.type, content: draft.content },
          action: '/+draft',
          pixels: [],
          isDraft: true,
        });
      case 'bio':
        return sendPublicPage(reply, 200, { ...bioPage({ ...draft, alias: '' }), isIndexed: false });
    }
  }

  /** Nobody else frames it, and no form of it is sent. Other answers of this route keep their own policy. */
  private letConsoleFrame(reply: FastifyReply): void {
    const policy = reply.getHeader('content-security-policy');
    if (reply.statusCode !== 200 || typeof policy !== 'string') return;
    void reply.header(
      'content-security-policy',
      policy
        .replace(/frame-ancestors [^;]*/, `frame-ancestors ${this.config.AUTH_URL}`)
        .replace(/form-action [^;]*/, `form-action 'none'`),
    );
  }
}

/** A browser says what it fetches a page for. Who opens a draft in a window of its own could be made to trust it. */
function isOpenedAlone({ headers }: FastifyRequest): boolean {
  const purpose = headers['sec-fetch-dest'];
  return purpose !== undefined && purpose !== 'iframe';
}
