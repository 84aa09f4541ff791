import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditResult } from './audit.js';
import { billByNpm, imageBill } from './bill-of-materials.js';
import { imageApps, imageFindings } from './image-rules.js';
import { listPackages } from './production-packages.js';
import { repositoryRoot, serviceNames } from './repository.js';

// Asks the registry for known weaknesses of what production depends on, and writes what the image of each service is
// made of. The console has no packages at run time: it is one bundle.

const workspaces = imageApps.map((app) => `--workspace=@platform/${app}`);
const audit = spawnSync('npm', ['audit', '--omit=dev', '--json', ...workspaces], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 64e6,
});
const { line, failed } = auditResult(audit.stdout);
console.log(line);
if (failed) process.exitCode = 1;

const folder = join(repositoryRoot, '.data/sbom');
mkdirSync(folder, { recursive: true });
const packages = listPackages(repositoryRoot);
const everything = billByNpm(repositoryRoot);
for (const app of serviceNames) {
  const bill = imageBill(everything, packages, app);
  const findings = imageFindings(packages, app);
  if (!bill.components.length) findings.push(`the bill of ${app} is empty`);
  writeFileSync(join(folder, `${app}.cdx.json`), JSON.stringify(bill, null, 2));
  console.log(`${findings.length ? 'FAILED' : 'ok    '}  sbom of ${app}: ${bill.components.length} components`);
  findings.forEach((finding) => console.log(`        ${finding}`));
  if (findings.length) process.exitCode = 1;
}
