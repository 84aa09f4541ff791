import { Injectable, StreamableFile } from '@nestjs/common';
import type { PreviewQr, QrPictureQuery } from '@platform/contracts';
import { Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { payloadOf, pictureTypes, qrModules, qrPng, qrSvg } from '../../public/qr-scans/index.js';
import type { Qr } from '../../records/index.js';
import { QrService } from './qr.service.js';

type Drawn = Pick<Qr, 'type' | 'data' | 'is_dynamic' | 'code' | 'foreground' | 'background' | 'logo'>;

/** Pictures of codes for their owner: of stored ones, and of drafts. */
@Injectable()
export class QrPreviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly codes: QrService,
  ) {}

  /** @throws Problem 404 for a code that is not the caller's; 400 for `size` when it is too small for the code */
  async stored(accountId: number, id: number, query: QrPictureQuery): Promise<StreamableFile> {
    return this.file(await this.own(accountId, id), query, `qr-${id}`);
  }

  /**
   * Draws what `add` or `update` would store. The address of a scan that does not exist yet is as long as it will be.
   *
   * @throws Problem 400 for what cannot be stored either; 404 for an `id` that is not the caller's
   */
  async draft(accountId: number, { id, ...body }: PreviewQr): Promise<StreamableFile> {
    const changed = id === undefined ? undefined : await this.own(accountId, id);
    const dynamic = body.dynamic ?? changed?.is_dynamic;
    const wanted = await this.codes.wanted({ ...body, dynamic }, changed?.logo ?? null);
    return this.file({ ...wanted, code: changed?.code ?? wanted.code }, body, 'qr-preview');
  }

  /** With its logo, which entities do not read. */
  private async own(accountId: number, id: number): Promise<Drawn> {
    const [qr] = await rowsOf(
      this.dataSource,
      sql<Drawn>`
        SELECT type, data, is_dynamic, code, foreground, background, logo FROM qr
        WHERE id = ${id} AND account_id = ${accountId}`,
    );
    if (!qr) throw new Problem('not_found');
    return qr;
  }

  private async file(qr: Drawn, { format, size }: QrPictureQuery, name: string): Promise<StreamableFile> {
    const svg = qrSvg(qrModules(payloadOf(qr, this.config.LINKS_BASE_URL), qr.logo !== null), qr, size);
    return new StreamableFile(format === 'svg' ? Buffer.from(svg) : await qrPng(svg), {
      type: pictureTypes[format],
      disposition: `attachment; filename="${name}.${format}"`,
    });
  }
}
