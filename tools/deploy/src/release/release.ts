import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { billByNpm, imageBill } from '../bill-of-materials.js';
import { listPackages } from '../production-packages.js';
import { repositoryRoot, serviceNames } from '../repository.js';
import { pack, writeChecksums } from './archive.js';
import { writeBundle } from './bundle.js';
import { sectionOf } from './changelog.js';
import { writeChart } from './chart.js';
import { releaseImages, type Images } from './images.js';
import type { ReleaseOptions } from './options.js';

/**
 * Makes everything of one version.
 *
 * @param changelog in the form of Keep a Changelog
 * @param say is told each step in a line
 * @throws before anything is built when the changelog says nothing of the version, or the folder is not empty
 */
export function release(
  { version, out, ...options }: ReleaseOptions,
  changelog: string,
  say: (line: string) => void,
): void {
  const folder = resolve(out);
  const notes = sectionOf(changelog, version);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${out} is not empty`);
  mkdirSync(folder, { recursive: true });
  const images = releaseImages({ version, ...options });
  for (const image of Object.values(images)) say(`image    ${image}`);
  writeFileSync(join(folder, 'images.txt'), `${Object.values(images).join('\n')}\n`);
  writeFileSync(join(folder, 'CHANGELOG.md'), notes);
  writeArchives(folder, version, images);
  say(`bundle   platform-kustomize-${version}.tar.gz`);
  say(`chart    platform-${version}.tgz`);
  writeBills(folder, version);
  say(`sbom     ${serviceNames.map((name) => `${name}.cdx.json`).join(', ')}`);
  writeChecksums(folder);
  say('checksums SHA256SUMS');
}

function writeArchives(folder: string, version: string, images: Images): void {
  const work = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const bundle = join(work, `platform-kustomize-${version}`);
    writeBundle(bundle, images);
    pack(bundle, join(folder, `platform-kustomize-${version}.tar.gz`));
    const chart = join(work, 'platform');
    writeChart(chart, bundle, version);
    pack(chart, join(folder, `platform-${version}.tgz`));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The bill of each service, without the number and the time that differ from run to run. */
function writeBills(folder: string, version: string): void {
  const packages = listPackages(repositoryRoot);
  const everything = billByNpm(repositoryRoot);
  mkdirSync(join(folder, 'sbom'));
  for (const app of serviceNames) {
    const bill = imageBill(everything, packages, app);
    const { component } = bill.metadata;
    const lasting = { ...bill, serialNumber: undefined, metadata: { component: { ...component, version } } };
    writeFileSync(join(folder, 'sbom', `${app}.cdx.json`), `${JSON.stringify(lasting, null, 2)}\n`);
  }
}
