import { readFileSync } from 'node:fs';
import { contentFindings } from './image-rules.js';
import { listPackages, productionPackages } from './production-packages.js';
import { repositoryRoot } from './repository.js';

// Says whether an image holds what it should not: node image-contents.js <app>, the folders of its packages on standard
// input, one a line. Run by build-image.sh.

const app = process.argv[2];
if (!app) throw new Error('usage: node image-contents.js <app>');
const locations = readFileSync(0, 'utf8').split('\n').filter(Boolean);
const packages = listPackages(repositoryRoot, '--package-lock-only');
const findings = contentFindings(packages, app, locations);
// The console needs none but itself, which is in no folder of packages.
if (!locations.length && productionPackages(packages, app).length > 1)
  findings.push(`nothing was found in the image of ${app}`);
findings.forEach((finding) => console.log(finding));
process.exitCode = findings.length ? 1 : 0;
