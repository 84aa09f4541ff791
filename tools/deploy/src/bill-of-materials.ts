import { execFileSync } from 'node:child_process';
import { productionPackages, type ListedPackage } from './production-packages.js';
import { serviceNames } from './repository.js';

interface Component {
  'bom-ref': string;
  type: string;
  scope?: string;
}

/** As much of CycloneDX 1.5 as is changed or looked at here. */
export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * npm's own bill of the services, with all that they are tested by. `--omit=dev` would leave out, besides, what
 * production needs and somebody lists for development.
 */
export const billByNpm = (root: string) =>
  JSON.parse(
    execFileSync(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', ...serviceNames.map((name) => `--workspace=@platform/${name}`)],
      { cwd: root, encoding: 'utf8', maxBuffer: 64e6 },
    ),
  ) as BillOfMaterials;

const referenceOf = ({ name, version }: ListedPackage) => `${name}@${version}`;

/** The bill of an image: of npm's bill what the image holds, under the name of its application. */
export function imageBill(bill: BillOfMaterials, packages: ListedPackage[], app: string): BillOfMaterials {
  const needed = new Set(productionPackages(packages, app).map(referenceOf));
  const known = new Map(bill.components.map((component) => [component['bom-ref'], component]));
  const missing = [...needed].filter((reference) => !known.has(reference));
  if (missing.length) throw new Error(`npm sbom leaves out ${missing.join(', ')}`);
  const [application, ...others] = [...needed].map((reference) => known.get(reference)!);
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...application!, type: 'application' } },
    components: others,
    dependencies: bill.dependencies
      .filter(({ ref }) => needed.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => needed.has(other)) })),
  };
}
