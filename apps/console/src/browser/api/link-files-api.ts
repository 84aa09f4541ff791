import { idempotent, type PlatformClient } from '@platform/client';
import type { ImportField, ImportPreview, ImportRecord } from '@platform/contracts';
import { dataOf, type IdempotencyKey } from './requests.js';

const path = '/api/v1/links/urls';
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
  constructor(private readonly platform: PlatformClient) {}

  /** What the columns of this CSV are taken for; nothing is made. */
  async preview(csv: string): Promise<ImportPreview> {
    return dataOf(this.platform.post(`${path}/imports/preview`, await fileOf(csv)));
  }

  /** Good lines become links in the background, the others can be fetched as a file. */
  async start(csv: string, choices: ImportChoices, idempotencyKey: IdempotencyKey): Promise<ImportRecord> {
    const { headers, ...file } = await fileOf(csv);
    return dataOf(
      this.platform.post(`${path}/imports`, {
        params: { query: choices },
        querySerializer: queryOf,
        headers: { ...headers, ...idempotent(idempotencyKey(csv)) },
        ...file,
      }),
    );
  }

  async imports(signal?: AbortSignal): Promise<ImportRecord[]> {
    const params = { query: { limit: `${importsShown}` } };
    return (await dataOf(this.platform.get(`${path}/imports`, { params, signal }))).imports;
  }

  /** The lines of an import that could not be, as CSV. */
  rejected(id: number): Promise<Blob> {
    return this.platform.get(`${path}/imports/{id}/rejected`, { params: { path: { id } }, parseAs: 'blob' });
  }

  /** What it has made stays. */
  forget(id: number): Promise<unknown> {
    return this.platform.delete(`${path}/imports/{id}`, { params: { path: { id } } });
  }

  /** All of them, as CSV. */
  export(): Promise<Blob> {
    return this.platform.get(`${path}/export`, { parseAs: 'blob' });
  }
}

/** The columns as one text of JSON. */
function queryOf({ columns, domain }: Partial<ImportChoices>): string {
  return new URLSearchParams({ columns: JSON.stringify(columns), ...(domain && { domain }) }).toString();
}

/** A CSV as gzip: a file of 100,000 lines takes a tenth of its size so, and passes every proxy. */
async function fileOf(csv: string) {
  const stream = new Blob([csv]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = await new Response(stream).blob();
  return {
    body: csv,
    bodySerializer: () => packed,
    headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
  };
}
