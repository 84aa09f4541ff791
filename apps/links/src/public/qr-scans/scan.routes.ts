import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { qrSizes } from '@platform/contracts';
import { asProblem, rowsOf, sql } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { ClickRecorder } from '../../journal/index.js';
import { NotFoundHandler, sendOn } from '../visits/index.js';
import { publicServer, sendUnavailable } from '../pages/index.js';
import { HostResolver } from '../../lookup/index.js';
import { BlockListService } from '../../blocks/index.js';
import { addressesOfQr } from '../../destinations/index.js';
import type { Qr } from '../../records/index.js';
import { scanCodeShape } from '../../addresses/index.js';
import { qrPayload } from './qr-payload.js';
import { pictureTag, pictureTypes, QrPictureService, type PictureFormat } from './qr-picture.service.js';
import { sendBlockedCode, sendContent } from './scan.page.js';

const fileShape = /^([^./]{1,40})(?:\.(png|svg))?$/;

/** The public side of QR codes: `/qr/CODE` for scans, and with `.png` or `.svg` the picture (`?size=` in pixels). */
@Injectable()
export class ScanRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hosts: HostResolver,
    private readonly notFound: NotFoundHandler,
    private readonly dataSource: DataSource,
    private readonly clicks: ClickRecorder,
    private readonly pictures: QrPictureService,
    private readonly blockList: BlockListService,
  ) {}

  onModuleInit(): void {
    publicServer(this.host)?.route<ScanRoute>({
      method: ['GET', 'HEAD'],
      url: '/qr/:file',
      handler: (req, reply) => this.answer(req, reply),
    });
  }

  private async answer(req: FastifyRequest<ScanRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const [, code = '', format] = fileShape.exec(req.params.file) ?? [];
    if (!this.hosts.isOwn(req) || !scanCodeShape.test(code)) return this.notFound.answer(req, reply);
    try {
      const [qr] = await rowsOf(this.dataSource, sql<Qr>`SELECT * FROM qr WHERE code = ${code}`);
      if (!qr) return this.notFound.answer(req, reply);
      if (qr.blocked_reason !== null || (await this.blockList.find(this.dataSource.manager, addressesOfQr(qr))))
        return sendBlockedCode(reply, req.url);
      return await (format ? this.picture(req, reply, qr, format as PictureFormat) : this.scan(req, reply, qr));
    } catch (err) {
      return sendUnavailable(reply, err, 'qr: the code cannot be answered');
    }
  }

  private async scan(req: FastifyRequest, reply: FastifyReply, qr: Qr): Promise<FastifyReply> {
    // The scan is in the journal before the answer leaves: what was answered is counted.
    await this.clicks.record(req, { kind: 'qr', itemId: qr.id, accountId: qr.account_id, via: 'qr' });
    if (qr.type === 'link' || qr.type === 'email' || qr.type === 'phone' || qr.type === 'sms')
      return sendOn(req, reply, qrPayload(qr.type, qr.data));
    return sendContent(reply, qr);
  }

  private async picture(
    req: FastifyRequest<ScanRoute>,
    reply: FastifyReply,
    qr: Qr,
    format: PictureFormat,
  ): Promise<FastifyReply> {
    const size = sizeOf(req.query.size);
    if (size === null) return sendSizeFault(reply, `size must be ${qrSizes.least} to ${qrSizes.most} pixels`);
    const tag = `"${pictureTag(qr)}-${size ?? ''}"`;
    void reply
      .header('etag', tag)
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff');
    if (req.headers['if-none-match'] === tag) return reply.code(304).send();
    try {
      const picture = await this.pictures.draw(qr, format, size);
      return reply
        .header('content-security-policy', `default-src 'none'; img-src data:; style-src 'none'`)
        .type(pictureTypes[format])
        .send(picture);
    } catch (err) {
      const { errors } = asProblem(err).details;
      if (!errors?.['size']) throw err;
      return sendSizeFault(reply.removeHeader('etag'), `size ${errors['size'][0]}`);
    }
  }
}

interface ScanRoute {
  Params: { file: string };
  Querystring: { size?: string };
}

/** undefined: none was asked for; null: not a size. */
function sizeOf(text: string | undefined): number | undefined | null {
  if (text === undefined) return undefined;
  const size = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return size >= qrSizes.least && size <= qrSizes.most ? size : null;
}

function sendSizeFault(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .code(400)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: 1, message, code: 'invalid_request' }));
}
