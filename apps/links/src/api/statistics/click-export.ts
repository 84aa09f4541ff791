import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { linkDateTime, visitRecord, type ClickExportQuery, type VisitRecord } from '@platform/contracts';
import { constant, csv, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type Item, ownItem, visitColumns, visitOf, type VisitRow } from '../../counting/index.js';

const batchSize = 1_000;
const types = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson' };
const columns = Object.keys(visitRecord.shape) as (keyof VisitRecord)[];

/** Every single visit of an item that is still kept, oldest first, read as fast as the receiver takes it. */
@Injectable()
export class ClickExport {
  constructor(private readonly dataSource: DataSource) {}

  async file(accountId: number, type: string, id: number, query: ClickExportQuery): Promise<StreamableFile> {
    const item = await ownItem(this.dataSource.manager, accountId, type, id);
    return new StreamableFile(Readable.from(this.lines(item, query)), {
      type: types[query.format],
      disposition: `attachment; filename="clicks-${type}-${id}.${query.format}"`,
    });
  }

  private async *lines(item: Item, query: ClickExportQuery) {
    if (query.format === 'csv') yield csv([columns]);
    const { from, to, tz } = query;
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await rowsOf(
        this.dataSource,
        sql<VisitRow>`
          SELECT ${constant(visitColumns)} FROM click
          WHERE kind = ${item.kind} AND item_id = ${item.itemId} AND id > ${last}
            AND at >= ${from}::date::timestamp AT TIME ZONE ${tz}
            AND at < (${to}::date + 1)::timestamp AT TIME ZONE ${tz}
          ORDER BY id LIMIT ${batchSize}`,
      );
      const visits = rows.map((row) => ({ ...visitOf(row), date: linkDateTime(row.at) }));
      if (visits.length) {
        yield query.format === 'csv'
          ? csv(visits.map((visit) => columns.map((column) => visit[column])))
          : visits.map((visit) => `${JSON.stringify(visit)}\n`).join('');
      }
      if (rows.length < batchSize) return;
      last = rows.at(-1)!.id;
    }
  }
}
