import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { linkDateTime, type AnswersExportQuery } from '@platform/contracts';
import { csv } from '@platform/service-kit';
import { OverlayAnswersReader } from './overlay-answers.reader.js';

const batchSize = 1_000;
const types = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson' };
const columns = ['id', 'date', 'link', 'email', 'message', 'option'] as const;

/** Every answer to an overlay as a file, read as fast as the receiver takes it. */
@Injectable()
export class OverlayAnswersExport {
  constructor(private readonly answers: OverlayAnswersReader) {}

  /** @throws Problem 404 for an overlay that is not the caller's */
  async file(accountId: number, overlayId: number, { format }: AnswersExportQuery): Promise<StreamableFile> {
    await this.answers.requireOwn(accountId, overlayId);
    return new StreamableFile(Readable.from(this.lines(accountId, overlayId, format)), {
      type: types[format],
      disposition: `attachment; filename="answers-${overlayId}.${format}"`,
    });
  }

  private async *lines(accountId: number, overlayId: number, format: AnswersExportQuery['format']) {
    if (format === 'csv') yield csv([[...columns]]);
    let last: number | null = null;
    for (;;) {
      const rows = await this.answers.read(accountId, overlayId, { limit: batchSize, offset: 0, before: last });
      const records = rows.map((row) => ({ ...row, date: linkDateTime(row.date) }));
      if (records.length > 0)
        yield format === 'csv'
          ? csv(records.map((record) => columns.map((column) => record[column])))
          : records.map((record) => `${JSON.stringify(record)}\n`).join('');
      if (rows.length < batchSize) return;
      last = rows.at(-1)!.id;
    }
  }
}
