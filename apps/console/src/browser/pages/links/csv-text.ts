import { t } from '@lingui/core/macro';
import type { PlatformError } from '@platform/client';
import { invalid } from '../../api/faults.js';

/**
 * The text of a file that was chosen, in UTF-8.
 * @throws PlatformError at the field `csv`
 */
export async function csvTextOf(file: File | undefined): Promise<string> {
  if (!file) throw refused(t`must be chosen`);
  // A browser does not read a file that was changed after it was chosen.
  const bytes = await file.arrayBuffer().catch(() => {
    throw refused(t`cannot be read any more, as after a change. Please choose it again`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused(t`is not in UTF-8. Please save it as “CSV UTF-8” and choose it again`);
  }
}

function refused(message: string): PlatformError {
  return invalid(t`The file cannot be imported.`, { csv: [message] });
}
