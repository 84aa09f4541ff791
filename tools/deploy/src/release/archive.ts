import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, basename, join } from 'node:path';

/** Packs a folder so that the same files make the same bytes: one owner, one time, one order. */
export function pack(folder: string, file: string): void {
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '--mode=u=rwX,go=rX'];
  execFileSync('tar', [
    ...same,
    '--use-compress-program=gzip -n -9',
    '-cf',
    file,
    '-C',
    dirname(folder),
    basename(folder),
  ]);
}

/** Writes `SHA256SUMS` of all files below, as `sha256sum --check` reads it. */
export function writeChecksums(folder: string): void {
  const files = globSync('**/*', { cwd: folder }).filter(
    (file) => file !== 'SHA256SUMS' && statSync(join(folder, file)).isFile(),
  );
  const lines = files.sort().map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${hash}  ${file}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}
