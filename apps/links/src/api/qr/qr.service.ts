import { Injectable } from '@nestjs/common';
import { type AddQr, type QrType, type UpdateQr } from '@platform/contracts';
import { execute, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { ChannelItem, Qr, ownRecord } from '../../records/index.js';
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
    const qr = await this.wanted(body, null);
    this.draw(qr);
    const id = await this.dataSource.transaction((tx) => this.insert(tx, accountId, qr));
    return { error: 0, id, link: scanUrl(this.config.LINKS_BASE_URL, qr.code) };
  }

  /**
   * A code as a body describes it, stored or not.
   *
   * @param logo what it has where the body says nothing of it
   */
  async wanted(body: AddQr, logo: Buffer | null): Promise<NewQr> {
    const { type, name } = body;
    return {
      name: name || 'QR code',
      ...(await this.look(body, { ...defaultColors, logo })),
      type,
      data: await this.content.read(type, body.data),
      is_dynamic: dynamicOf(type, body.dynamic ?? type === 'link'),
      code: randomScanCode(),
    };
  }

  /** The type stays. A missing field of the look leaves it. */
  async update(accountId: number, id: number, body: UpdateQr) {
    const { type } = await ownRecord(this.dataSource.manager, Qr, { id, account_id: accountId });
    // Before the row is locked: a logo may take seconds to come.
    const data = await this.content.read(type, body.data);
    const logo = await this.logoOf(body.logo);
    await this.dataSource.transaction(async (tx) => {
      const before = await lock(tx, accountId, id);
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
      await execute(
        tx,
        sql`
          UPDATE qr SET data = ${qr.data}, is_dynamic = ${qr.is_dynamic}, foreground = ${qr.foreground},
            background = ${qr.background}, logo = ${qr.logo}, link_id = ${qr.link_id},
            name = coalesce(${body.name ?? null}, name), updated_at = clock_timestamp()
          WHERE id = ${id} AND account_id = ${accountId}`,
      );
    });
    return { error: 0, message: 'The QR code has been updated.' };
  }

  async remove(accountId: number, id: number) {
    await this.dataSource.transaction(async (tx) => {
      await ownRecord(tx, Qr, { id, account_id: accountId }, true);
      await tx.delete(ChannelItem, { type: 'qr', item_id: id, account_id: accountId });
      await tx.delete(Qr, { id, account_id: accountId });
    });
    return { error: 0, message: 'The QR code has been deleted.' };
  }

  private async insert(tx: EntityManager, accountId: number, qr: NewQr): Promise<number> {
    await requireRoom(tx, accountId, limit);
    const link_id = await this.content.linkOf(tx, accountId, qr.type, qr.data);
    const made = tx.create(Qr, { ...qr, account_id: accountId, link_id });
    await tx.insert(Qr, made);
    return made.id;
  }

  private async look(
    { foreground, background, logo }: AddQr,
    fallback: Pick<Qr, 'foreground' | 'background' | 'logo'>,
  ) {
    const colors = { foreground: foreground ?? fallback.foreground, background: background ?? fallback.background };
    checkColors(colors.foreground, colors.background);
    const given = await this.logoOf(logo);
    return { ...colors, logo: given === undefined ? fallback.logo : given };
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

/** With its logo, which is read of one code only. */
async function lock(tx: EntityManager, accountId: number, id: number): Promise<Qr> {
  const [qr] = await rowsOf(tx, sql<Qr>`SELECT * FROM qr WHERE id = ${id} AND account_id = ${accountId} FOR UPDATE`);
  if (!qr) throw new Problem('not_found');
  return qr;
}
