import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '@platform/service-kit';

/** Of the columns that ids are kept in. */
const largestId = 2_147_483_647;

/** An integer record id of a path. Anything else is an unknown record: 404 with the text that an unknown id gets. */
@Injectable()
export class RecordId implements PipeTransform<string, number> {
  transform(text: string): number {
    return toRecordId(text);
  }
}

export function toRecordId(text: string): number {
  const id = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : Infinity;
  if (id > largestId) throw new Problem('not_found');
  return id;
}
