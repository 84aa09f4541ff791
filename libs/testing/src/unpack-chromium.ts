/**
 * Unpacks the Chromium that npm brings, with its libraries and with fonts, into the folder that is the only argument.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'];
/** The one font that is packed with it has no signs (✓, →) and no letters of one width. */
const moreFonts = ['DejaVuSans.ttf', 'DejaVuSansMono.ttf'];

/** No fonts of the machine: a page is as wide on each. */
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;

const folder = process.argv[2]!;
const of = (name: string, path: string) => fileURLToPath(new URL(path, import.meta.resolve(name)));

// Whoever had the lock before has done it.
if (!existsSync(join(folder, 'chromium'))) {
  const beside = `${folder}.part`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside);
  // `inflate` unpacks to the folder for temporary files, and nowhere else.
  process.env['TMPDIR'] = beside;
  await Promise.all(archives.map((name) => inflate(of('@sparticuz/chromium', `../bin/${name}`))));
  const fonts = join(beside, 'fonts');
  await Promise.all(
    moreFonts.map((name) => copyFile(of('dejavu-fonts-ttf/package.json', `ttf/${name}`), join(fonts, name))),
  );
  await writeFile(join(beside, 'fonts.conf'), fontsConfig);
  // Of a browser that ran while somebody removed the folder.
  await rm(folder, { recursive: true, force: true });
  // At once: a process that is killed leaves no half browser.
  await rename(beside, folder);
}
