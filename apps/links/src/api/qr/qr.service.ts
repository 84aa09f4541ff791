import { Injectable } from '@nestjs/common';
import { type AddQr, type QrType, type UpdateQr } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { Qr } from '../../records/index.js';
import { payloadOf, qrModules } from '../../public/qr-scans/index.js';
import { randomScanCode, scanUrl } from '../../addresses/index.js';
import { LinksConfig } from '../../config.js';
import { checkColors, defaultColors } from './qr-colors.js';
import { QrContentService } from './qr-content.service.js';
import { QrLogoService } from './qr-logo.service.js';

const limit: Limit = { table: 'qr', max: 10_000, name: 'QR codes' };

type NewQr = Pick<Qr, 'code' | 'name' | 'type' | 'data' | 'is_dynamic' | 'foreground' | 'background' | 'logo'>;

/** Changes QR codes. What is stored can be drawn: length, colours and logo are tried before. */
@Injectable()
export class QrService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly content: QrContentService,
    private readonly logos: QrLogoService,
  ) {}

  async add(accountId: number, body: AddQr) {
    const { type, name } = body;
    const qr = {
      name: name || 'QR code',
      ...(await this.look(body, { ...defaultColors, logo: null })),
      type,
      data: await this.content.read(type, body.data),
      is_dynamic: dynamicOf(type, body.dynamic ?? type === 'link'),
      code: randomScanCode(),
    };
    this.draw(qr);
    const id = await this.dataSource.transaction((tx) => this.insert(tx, accountId, qr));
    return { error: 0, id, link: scanUrl(this.config.LINKS_BASE_URL, qr.code) };
  }

  /** The type stays. A missing field of the look leaves it. */
  async update(accountId: number, id: number, body: UpdateQr) {
    const { type } = await find(this.dataSource.manager, accountId, id);
    // Before the row is locked: a logo may take seconds to come.
    const data = await this.content.read(type, body.data);
    const logo = await this.logoOf(body.logo);
    await this.dataSource.transaction(async (tx) => {
      const before = await find(tx, accountId, id, true);
      const qr = {
        ...before,
        data,
        is_dynamic: dynamicOf(type, body.dynamic ?? before.is_dynamic),
        foreground: body.foreground === undefined ? before.foreground : (body.foreground ?? defaultColors.foreground),
        background: body.background === undefined ? before.background : (body.background ?? defaultColors.background),
        logo: logo === undefined ? before.logo : logo,
        link_id: await this.content.linkOf(tx, accountId, type, data),
      };
      checkColors(qr.foreground, qr.background);
      this.draw(qr);
      await tx.query(
        `UPDATE qr SET data = $2, is_dynamic = $3, foreground = $4, background = $5, logo = $6, link_id = $7,
           name = coalesce($8, name), updated_at = clock_timestamp() WHERE id = $1`,
        [id, qr.data, qr.is_dynamic, qr.foreground, qr.background, qr.logo, qr.link_id, body.name ?? null],
      );
    });
    return { error: 0, message: 'The QR code has been updated.' };
  }

  async remove(accountId: number, id: number) {
    await this.dataSource.transaction(async (tx) => {
      await find(tx, accountId, id, true);
      await tx.query(
        `DELETE FROM channel_item USING channel WHERE channel_item.type = 'qr' AND item_id = $1
         AND channel.id = channel_id AND channel.account_id = $2`,
        [id, accountId],
      );
      await tx.delete(Qr, { id, account_id: accountId });
    });
    return { error: 0, message: 'The QR code has been deleted.' };
  }

  private async insert(tx: EntityManager, accountId: number, qr: NewQr): Promise<number> {
    await requireRoom(tx, accountId, limit);
    const { code, name, type, data, is_dynamic, foreground, background, logo } = qr;
    const linkId = await this.content.linkOf(tx, accountId, type, data);
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO qr (account_id, code, name, type, data, is_dynamic, foreground, background, logo, link_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [accountId, code, name, type, data, is_dynamic, foreground, background, logo, linkId],
    );
    return row!.id;
  }

  private async look(
    { foreground, background, logo }: AddQr,
    fallback: Pick<Qr, 'foreground' | 'background' | 'logo'>,
  ) {
    const colors = { foreground: foreground ?? fallback.foreground, background: background ?? fallback.background };
    checkColors(colors.foreground, colors.background);
    return { ...colors, logo: (await this.logoOf(logo)) ?? fallback.logo };
  }

  /** undefined leaves it, null and "" remove it. */
  private async logoOf(logo: string | null | undefined): Promise<Buffer | null | undefined> {
    return logo ? this.logos.read(logo) : logo === undefined ? undefined : null;
  }

  private draw(qr: Pick<Qr, 'type' | 'data' | 'is_dynamic' | 'code' | 'logo'>): void {
    qrModules(payloadOf(qr, this.config.LINKS_BASE_URL), qr.logo !== null);
  }
}

/** A phone joins a network only by what is in the picture itself. */
function dynamicOf(type: QrType, isWanted: boolean): boolean {
  if (isWanted && type === 'wifi') throw Problem.field('dynamic', 'is not possible for wifi');
  return isWanted;
}

async function find(tx: EntityManager, accountId: number, id: number, isLocked = false): Promise<Qr> {
  const [qr] = await tx.query<Qr[]>(
    `SELECT * FROM qr WHERE id = $1 AND account_id = $2 ${isLocked ? 'FOR UPDATE' : ''}`,
    [id, accountId],
  );
  if (!qr) throw new Problem('not_found');
  return qr;
}
