import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** One call to the API of a service, as a test made it. */
export interface RecordedCall {
  method: string;
  path: string;
  body?: unknown;
  status: number;
  answer?: unknown;
}

/** Notes a call where `EXAMPLES_FOLDER` names a folder: `npm run examples` chooses the examples of it. */
export function recordCall(service: string, call: RecordedCall): void {
  const folder = process.env['EXAMPLES_FOLDER'];
  if (folder) appendFileSync(join(folder, `${service}-${process.pid}.ndjson`), `${JSON.stringify(call)}\n`);
}
