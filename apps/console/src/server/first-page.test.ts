import { describe, expect, it } from '@jest/globals';
import { loadFiles, type StaticFile } from './static-files.js';

const builtFiles = new URL('../public/', import.meta.url);

/** The scripts or style sheets that the browser asks for with the first page, whichever it is. */
async function firstFiles(ending: 'js' | 'css'): Promise<StaticFile[]> {
  const files = await loadFiles(builtFiles);
  const document = files.get('/console/index.html')!.bodies.identity.toString();
  const named = [...document.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
  return named.filter((path) => path.endsWith(`.${ending}`)).map((path) => files.get(path)!);
}

function kilobytes(files: StaticFile[], encoding: 'gzip' | 'br'): number {
  return files.reduce((sum, { bodies }) => sum + bodies[encoding].length, 0) / 1000;
}

describe('the first page of the console', () => {
  it('has at most 205 KB of scripts, as gzip', async () => {
    expect(kilobytes(await firstFiles('js'), 'gzip')).toBeLessThanOrEqual(205);
  });

  it('has at most 210 KB of scripts and styles, as Brotli', async () => {
    const files = [...(await firstFiles('js')), ...(await firstFiles('css'))];
    expect(kilobytes(files, 'br')).toBeLessThanOrEqual(210);
  });
});
