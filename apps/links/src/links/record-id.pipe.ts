import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '@platform/service-kit';

/** An integer record id of a path. Anything else is an unknown record: 404 with the text that an unknown id gets. */
@Injectable()
export class RecordId implements PipeTransform<string, number> {
  transform(text: string): number {
    if (!/^[1-9][0-9]{0,15}$/.test(text)) throw new Problem('not_found');
    return Number(text);
  }
}
