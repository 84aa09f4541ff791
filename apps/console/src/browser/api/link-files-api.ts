import type { ImportField, ImportList, ImportPreview, ImportRecord } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';

const path = '/v1/links/urls';
/** The latest: what is older was fetched, or is not wanted. */
const importsShown = 5;

/** What the person says of a file. */
export interface ImportChoices {
  /** What each column is; null leaves it out. */
  columns: Record<string, ImportField | null>;
  /** A branded domain of theirs; undefined: the platform's own host. */
  domain?: string;
}

/** The short links of the person as a file. */
export class LinkFilesApi {
  constructor(private readonly api: Pick<Api, 'ask' | 'data' | 'file'>) {}

  /** What the columns of this CSV are taken for; nothing is made. */
  async preview(csv: string): Promise<ImportPreview> {
    return this.api.data(`${path}/imports/preview`, { method: 'POST', file: await packed(csv) });
  }

  /** Good lines become links in the background, the others can be fetched as a file. */
  async start(csv: string, { columns, domain }: ImportChoices, idempotencyKey: IdempotencyKey): Promise<ImportRecord> {
    const query = new URLSearchParams({ columns: JSON.stringify(columns), ...(domain && { domain }) });
    const file = await packed(csv);
    return this.api.data(`${path}/imports?${query.toString()}`, { method: 'POST', file, idempotencyKey });
  }

  async imports(signal?: AbortSignal): Promise<ImportRecord[]> {
    const { imports } = await this.api.data<ImportList>(`${path}/imports?limit=${importsShown}`, { signal });
    return imports;
  }

  /** The lines of an import that could not be, as CSV. */
  rejected(id: number): Promise<Blob> {
    return this.api.file(`${path}/imports/${id}/rejected`);
  }

  /** What it has made stays. */
  forget(id: number): Promise<unknown> {
    return this.api.ask(`${path}/imports/${id}`, { method: 'DELETE' });
  }

  /** All of them, as CSV. */
  export(): Promise<Blob> {
    return this.api.file(`${path}/export`);
  }
}

/** A file of 100,000 lines takes a tenth of its size so, and passes every proxy. */
async function packed(csv: string): Promise<{ text: string; bytes: Blob }> {
  const stream = new Blob([csv]).stream().pipeThrough(new CompressionStream('gzip'));
  return { text: csv, bytes: await new Response(stream).blob() };
}
