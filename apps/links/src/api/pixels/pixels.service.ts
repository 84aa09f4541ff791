import { Injectable } from '@nestjs/common';
import {
  keysById,
  pageOfLinks,
  pixelTags,
  type AddPixel,
  type NamedPageQuery,
  type UpdatePixel,
} from '@platform/contracts';
import { execute, isUniqueViolation, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { ownPage, ownRecord, Pixel, usesOf } from '../../records/index.js';
import { TouchedLinks } from '../../lookup/index.js';

const limit: Limit = { table: 'pixel', max: 500, name: 'pixels' };

@Injectable()
export class PixelsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly touched: TouchedLinks,
  ) {}

  /** Searched by name and by tag. */
  async list(accountId: number, query: NamedPageQuery) {
    const own = { account_id: accountId };
    const [rows, counted] = await ownPage(this.dataSource.manager, Pixel, own, query, ['name', 'tag']);
    const links = await this.linksOf(accountId, rows);
    return pageOfLinks('pixels', rows, counted, query, {
      keysOf: keysById,
      recordOf: (row) => view(row, links.get(row.id)!),
    });
  }

  async get(accountId: number, id: number) {
    const pixel = await ownRecord(this.dataSource.manager, Pixel, { id, account_id: accountId });
    const links = await this.linksOf(accountId, [pixel]);
    return { error: 0, details: view(pixel, links.get(id)!) };
  }

  private linksOf(accountId: number, pixels: Pixel[]): Promise<Map<number, number>> {
    return usesOf(
      this.dataSource,
      pixels,
      part`
        SELECT FROM link_pixel JOIN link ON link.id = link_id AND state <> 'deleted'
        WHERE pixel_id = given.id AND link_pixel.account_id = ${accountId}`,
    );
  }

  /**
   * The index decides between any number of parallel requests.
   *
   * @throws Problem 409 for a tag that the account has as a pixel of this type
   */
  add(accountId: number, { type, name, tag }: AddPixel) {
    return this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      const [pixel] = await rowsOf(
        tx,
        sql<{ id: number }>`
          INSERT INTO pixel (account_id, type, name, tag) VALUES (${accountId}, ${type}, ${name}, ${tag})
          ON CONFLICT DO NOTHING RETURNING id`,
      );
      if (!pixel) throw taken();
      return { error: 0, id: pixel.id };
    });
  }

  /** The type stays. 400 for a tag that is none of its type. */
  async update(accountId: number, id: number, { name, tag }: UpdatePixel) {
    const changed = await this.dataSource.transaction(async (tx) => {
      const { type } = await ownRecord(tx, Pixel, { id, account_id: accountId }, true);
      if (!pixelTags[type].test(tag)) throw Problem.field('tag', 'is not an id of this type of pixel');
      await execute(
        tx,
        sql`
          UPDATE pixel SET name = coalesce(${name ?? null}, name), tag = ${tag}, updated_at = now()
          WHERE id = ${id} AND account_id = ${accountId}`,
      ).catch((err: unknown) => {
        throw isUniqueViolation(err) ? taken() : err;
      });
      return this.touched.raise(tx, usesPixel(accountId, id));
    });
    await this.touched.announce(changed);
    return { error: 0, message: 'The pixel has been updated.' };
  }

  /** The links that used it go on without. */
  async remove(accountId: number, id: number) {
    const changed = await this.dataSource.transaction(async (tx) => {
      await ownRecord(tx, Pixel, { id, account_id: accountId }, true);
      const links = await this.touched.raise(tx, usesPixel(accountId, id));
      await tx.delete(Pixel, { id, account_id: accountId });
      return links;
    });
    await this.touched.announce(changed);
    return { error: 0, message: 'The pixel has been deleted.' };
  }
}

const usesPixel = (accountId: number, id: number) => part`
  account_id = ${accountId} AND state <> 'deleted' AND id IN (SELECT link_id FROM link_pixel WHERE pixel_id = ${id})`;

function view(pixel: Pixel, links: number) {
  return { ...pixel, links, date: pixel.created_at };
}

function taken(): Problem {
  return new Problem('already_exists', { message: 'You have a pixel of this type with this tag already.' });
}
