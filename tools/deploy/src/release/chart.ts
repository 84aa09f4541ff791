import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { buildManifests, ofKind } from '../manifests.js';
import type { Manifest } from '../objects.js';
import { lastingName, valuesOf } from './chart-values.js';
import { templateOf } from './templates.js';
import { imageNames } from './images.js';

/** A place like a small overlay. */
const place = {
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: ['../base'],
  components: ['../components/gateway'],
  configMapGenerator: [
    {
      name: 'platform',
      behavior: 'merge',
      literals: [
        'AUTH_URL=https://id.example.com',
        'LINKS_BASE_URL=https://go.example.com',
        'MAIL_FROM=Platform <no-reply@example.com>',
      ],
    },
  ],
};

/** The objects that the chart is made of. */
export function manifestsOfBundle(bundle: string): Manifest[] {
  const folder = mkdtempSync(join(bundle, 'chart-'));
  try {
    writeFileSync(join(folder, 'kustomization.yaml'), stringify(place));
    return withoutHashes(buildManifests(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Kustomize puts a hash of its content behind the name of a ConfigMap; the chart has checksums of values instead. */
function withoutHashes(manifests: Manifest[]): Manifest[] {
  const text = ofKind(manifests, 'ConfigMap').reduce(
    (json, { metadata: { name } }) => json.replaceAll(`"${name}"`, `"${name.replace(/-[a-z0-9]{10}$/, '')}"`),
    JSON.stringify(manifests),
  );
  return JSON.parse(text) as Manifest[];
}

/** Writes the Helm chart of a release, made from the kustomize files of its bundle. */
export function writeChart(folder: string, bundle: string, version: string): void {
  const manifests = manifestsOfBundle(bundle);
  mkdirSync(join(folder, 'templates'), { recursive: true });
  const values = valuesOf(manifests);
  writeFileSync(join(folder, 'Chart.yaml'), stringify(chart(version)));
  writeFileSync(join(folder, 'values.yaml'), `${explained}${stringify(values, { lineWidth: 0 })}`);
  for (const manifest of manifests) writeFileSync(join(folder, 'templates', fileOf(manifest)), templateOf(manifest));
}

const chart = (version: string) => ({
  apiVersion: 'v2',
  name: 'platform',
  description: `Identity, organizations, webhooks, notifications and links: ${imageNames.join(', ')}.`,
  type: 'application',
  version,
  appVersion: version,
  kubeVersion: '>=1.30.0-0',
});

const explained = `# Made from the kustomize base of the release. Secrets are made by you (README of the bundle).
# The chart holds none.
# config.platform needs AUTH_URL, LINKS_BASE_URL and MAIL_FROM of your place.
`;

const fileOf = ({ kind, metadata }: Manifest) => `${kind.toLowerCase()}-${lastingName(metadata.name)}.yaml`;
