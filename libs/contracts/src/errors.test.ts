import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorTable } from './errors.js';

const root = join(import.meta.dirname, '../../..');

/** Every source of the services and of the kit, without tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && /(?<!\.test|\.test-helper)\.ts$/.test(entry.name) && /\/src(\/|$)/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules') && !path.endsWith('contracts/src/errors.ts'))
    .map((path) => readFileSync(path, 'utf8'));
}

describe('the table of errors', () => {
  it('is what docs/errors.md says', () => {
    const documented = readFileSync(join(root, 'docs/errors.md'), 'utf8').matchAll(
      /^\| `(\w+)` \| (\d+) \| (.+) \|$/gm,
    );
    expect([...documented].map(([, code, status, text]) => [code, Number(status), text])).toStrictEqual(
      Object.entries(errorTable).map(([code, [status, text]]) => [code, status, text]),
    );
  });

  it('has no unused code', () => {
    const code = [...sources(join(root, 'apps')), ...sources(join(root, 'libs'))].join('\n');
    expect(Object.keys(errorTable).filter((name) => !code.includes(`'${name}'`))).toStrictEqual([]);
  });
});
