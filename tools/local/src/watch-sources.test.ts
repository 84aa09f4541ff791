import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watchSources } from './watch-sources.js';

describe('the watched sources', () => {
  const root = mkdtempSync(join(tmpdir(), 'sources-'));
  const stopping = new AbortController();
  const saved = new Set<string>();
  const at = (path: string) => join(root, 'apps/links/src', path);

  beforeAll(() => {
    mkdirSync(at('links'), { recursive: true });
    writeFileSync(at('main.ts'), '');
    writeFileSync(at('links/link.ts'), '');
    watchSources(root, ['apps/links/src'], (path) => saved.add(path), stopping.signal);
  });
  afterAll(() => {
    stopping.abort();
    rmSync(root, { recursive: true });
  });

  async function savedBy(change: () => void): Promise<string[]> {
    saved.clear();
    change();
    for (let waited = 0; saved.size === 0 && waited < 10_000; waited += 20) await wait(20);
    await wait(50);
    return [...saved].map((path) => path.replace('apps/links/src/', '')).sort();
  }

  it('are those that are written, also after an editor has replaced a file', async () => {
    expect(await savedBy(() => appendFileSync(at('links/link.ts'), '1'))).toEqual(['links/link.ts']);
    const replace = () => {
      writeFileSync(at('links/.link.ts.swp'), '2');
      renameSync(at('links/.link.ts.swp'), at('links/link.ts'));
    };
    expect(await savedBy(replace)).toEqual(['links/link.ts']);
    expect(await savedBy(() => appendFileSync(at('links/link.ts'), '3'))).toEqual(['links/link.ts']);
    expect(await savedBy(() => rmSync(at('main.ts')))).toEqual(['main.ts']);
  });

  it('are those of new folders, also of one that was removed for a while', async () => {
    const make = () => {
      mkdirSync(at('qr/parts'), { recursive: true });
      writeFileSync(at('qr/parts/logo.tsx'), '');
      writeFileSync(at('qr/notes.txt'), '');
    };
    expect(await savedBy(make)).toEqual(['qr/parts/logo.tsx']);
    expect(await savedBy(() => appendFileSync(at('qr/parts/logo.tsx'), '1'))).toEqual(['qr/parts/logo.tsx']);
    expect(await savedBy(() => rmSync(at('qr'), { recursive: true }))).toEqual(['qr/parts/logo.tsx']);
    expect(await savedBy(make)).toEqual(['qr/parts/logo.tsx']);
    expect(await savedBy(() => appendFileSync(at('qr/parts/logo.tsx'), '2'))).toEqual(['qr/parts/logo.tsx']);
  });
});
