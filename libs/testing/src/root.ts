import { join } from 'node:path';

/** The folder of the repository. */
export const root = process.env['PLATFORM_ROOT'] ?? join(import.meta.dirname, '../../..');
