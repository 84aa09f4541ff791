import type { ImportedLinks } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';

const path = '/v1/links/urls';

/** The short links of the person as a file. */
export class LinkFilesApi {
  constructor(private readonly api: Pick<Api, 'ask' | 'file'>) {}

  /** What an import of this CSV would say; nothing is made. */
  check(csv: string): Promise<ImportedLinks> {
    return this.api.ask(`${path}/import?dry_run=1`, { method: 'POST', body: { csv } });
  }

  /** All lines or none. */
  import(csv: string, idempotencyKey: IdempotencyKey): Promise<ImportedLinks> {
    return this.api.ask(`${path}/import`, { method: 'POST', body: { csv }, idempotencyKey });
  }

  /** All of them, as CSV. */
  export(): Promise<Blob> {
    return this.api.file(`${path}/export`);
  }
}
