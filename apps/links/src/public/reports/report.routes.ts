import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { abuseReport } from '@platform/contracts';
import { asProblem, fieldErrors } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LinksConfig } from '../../config.js';
import { publicServer, sendPublicPage, sendUnavailable } from '../pages/index.js';
import { HostResolver } from '../../lookup/index.js';
import { reportedPage, reportPage, tooManyReportsPage } from './report.page.js';
import { ReportsService } from './reports.service.js';

const fields = ['address', 'category', 'details', 'email'] as const;
const maxBytes = 16 * 1024;

/** The page `/report` for everybody. On a branded domain it leads to ours. */
@Injectable()
export class ReportRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hosts: HostResolver,
    private readonly reports: ReportsService,
    private readonly config: LinksConfig,
  ) {}

  onModuleInit(): void {
    const fastify = publicServer(this.host);
    if (!fastify) return;
    fastify.route({ method: ['GET', 'HEAD'], url: '/report', handler: (req, reply) => this.show(req, reply) });
    fastify.route({
      method: 'POST',
      url: '/report',
      bodyLimit: maxBytes,
      handler: (req, reply) => this.send(req, reply),
    });
  }

  private show(req: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!this.hosts.isOwn(req))
      return reply.code(302).header('location', `${this.config.LINKS_BASE_URL}/report`).send();
    const { address } = req.query as { address?: unknown };
    const typed = typeof address === 'string' ? address.slice(0, 2048) : '';
    // Blocked pages name themselves by their path.
    const shown = typed.startsWith('/') ? this.config.LINKS_BASE_URL + typed : typed;
    return sendPublicPage(reply, 200, reportPage({ address: shown }));
  }

  private async send(req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const form = new URLSearchParams(req.rawBody?.toString('utf8') ?? '');
    const typed = Object.fromEntries(fields.map((name) => [name, form.get(name) ?? '']));
    const report = abuseReport.safeParse(typed);
    if (!report.success) return sendPublicPage(reply, 400, reportPage(typed, fieldErrors(report.error.issues)));
    try {
      await this.reports.add(report.data, req.ip);
      return sendPublicPage(reply, 200, reportedPage);
    } catch (err) {
      const { code } = asProblem(err);
      if (code === 'rate_limit_exceeded') return sendPublicPage(reply, 429, tooManyReportsPage);
      if (code === 'unavailable') return sendUnavailable(reply, err, 'reports: one could not be taken');
      throw err;
    }
  }
}
