import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { rowsOf, sql } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { ClickRecorder } from '../../journal/index.js';
import { keysOf } from '../../addresses/index.js';
import { publicServer, sendPage, sendPublicPage, sendUnavailable } from '../pages/index.js';
import { NotFoundHandler } from '../visits/index.js';
import { HostResolver } from '../../lookup/index.js';
import { BlockListService } from '../../blocks/index.js';
import type { BioPage } from '../../records/index.js';
import { addressesOfBio } from '../../destinations/index.js';
import { bioPage } from './bio.page.js';

/** The public side of bio pages, `/@alias` on our own host. A view is counted as a click of the page. */
@Injectable()
export class BioRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hosts: HostResolver,
    private readonly notFound: NotFoundHandler,
    private readonly dataSource: DataSource,
    private readonly clicks: ClickRecorder,
    private readonly blockList: BlockListService,
  ) {}

  onModuleInit(): void {
    const fastify = publicServer(this.host);
    for (const url of ['/@:alias', '/@:alias/'])
      fastify?.route<BioRoute>({ method: ['GET', 'HEAD'], url, handler: (req, reply) => this.show(req, reply) });
  }

  private async show(req: FastifyRequest<BioRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const keys = this.hosts.isOwn(req) ? keysOf(req.params.alias) : [];
    if (keys.length === 0) return this.notFound.answer(req, reply);
    try {
      const page = await this.find(keys.at(-1)!);
      if (!page) return this.notFound.answer(req, reply);
      if (page.status === 'blocked') return sendPage(reply, 'blocked');
      await this.clicks.record(req, { kind: 'bio', itemId: page.id, accountId: page.account_id });
      return sendPublicPage(reply, 200, bioPage(page));
    } catch (err) {
      return sendUnavailable(reply, err, 'bio: the page cannot be read');
    }
  }

  /** Without the links and pictures that have been blocked since they were written. */
  private async find(aliasKey: string): Promise<BioPage | null> {
    const [page] = await rowsOf(
      this.dataSource,
      sql<BioPage>`SELECT * FROM bio_page WHERE alias_key = ${aliasKey} AND status <> 'private'`,
    );
    if (page?.status !== 'public') return page ?? null;
    const { manager } = this.dataSource;
    if (!(await this.blockList.find(manager, addressesOfBio(page.blocks)))) return page;
    const checked = await Promise.all(
      page.blocks.map(async (block) => (await this.blockList.find(manager, addressesOfBio([block]))) === null),
    );
    return { ...page, blocks: page.blocks.filter((_, index) => checked[index]) };
  }
}

interface BioRoute {
  Params: { alias: string };
}
