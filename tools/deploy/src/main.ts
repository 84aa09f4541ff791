import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeFindings, readCompose } from './compose-rules.js';
import { connectionFindings } from './connection-rules.js';
import { dashboardPath, dashboards, renderDashboard } from './dashboards.js';
import { dockerfileFindings } from './dockerfile-rules.js';
import { edgeConfigurationPath, renderEdgeConfiguration } from './edge-configuration.js';
import { gatewayFindings } from './gateway-rules.js';
import { imageApps, imageFindings } from './image-rules.js';
import { importFindings } from './import-rules.js';
import { ingressPath, renderIngress } from './ingress.js';
import { buildManifests, describeManifest, servingOf } from './manifests.js';
import { typeFindings } from './object-types.js';
import { listPackages } from './production-packages.js';
import { alertFindings, dashboardFindings, promtoolFindings, readAlerts } from './monitoring-rules.js';
import { providedFindings } from './provided-rules.js';
import { publicPathFindings } from './public-paths.js';
import { composeReachFindings, reachFindings } from './reach-rules.js';
import { referenceFindings } from './reference-rules.js';
import { readRepositoryFile, repositoryFileExists, repositoryRoot, serviceNames } from './repository.js';
import { scalingFindings } from './scaling-rules.js';
import { readSettings, settingFindings } from './settings-table.js';
import { secretsOfCompose, secretsOfManifests, sharedSecretFindings } from './shared-secrets.js';
import { workloadFindings } from './workload-rules.js';

/** All checks by title. An overlay is whole and must keep every rule; the base lacks what an overlay adds. */
const checks: Record<string, () => string[] | Promise<string[]>> = {
  'kustomize base': () => typeFindings(buildManifests('k8s/base')),
  ...Object.fromEntries(
    globSync('k8s/overlays/*', { cwd: repositoryRoot }).map((folder) => [
      `kustomize ${folder.slice('k8s/'.length)}`,
      async () => {
        const manifests = buildManifests(folder);
        return [
          ...(await typeFindings(manifests)),
          ...workloadFindings(manifests, await readSettings()),
          ...referenceFindings(manifests),
          ...gatewayFindings(manifests),
          ...reachFindings(manifests),
          ...sharedSecretFindings(secretsOfManifests(manifests)),
          ...scalingFindings(manifests),
          ...connectionFindings(manifests),
          ...providedFindings(manifests),
        ];
      },
    ]),
  ),
  'public paths': publicPathFindings,
  'compose file': async () => {
    const { services } = readCompose();
    return [
      ...composeFindings(services, await readSettings()),
      ...composeReachFindings(services),
      ...sharedSecretFindings(secretsOfCompose(services)),
    ];
  },
  'compose edge': () =>
    repositoryFileExists(edgeConfigurationPath) &&
    readRepositoryFile(edgeConfigurationPath) === renderEdgeConfiguration()
      ? []
      : [`${edgeConfigurationPath} differs from k8s/base/routes.yaml: run node tools/deploy/dist/main.js --write`],
  'ingress of the routes': () =>
    repositoryFileExists(ingressPath) && readRepositoryFile(ingressPath) === renderIngress()
      ? []
      : [`${ingressPath} differs from k8s/base/routes.yaml: run node tools/deploy/dist/main.js --write`],
  'kustomize preflight': async () => {
    const manifests = buildManifests('k8s/overlays/production/preflight');
    const others = servingOf(manifests).map((one) => `${describeManifest(one)}: a preflight deploys nothing`);
    return [...(await typeFindings(manifests)), ...workloadFindings(manifests, await readSettings()), ...others];
  },
  'point-in-time recovery': () => typeFindings(buildManifests('k8s/datastores/cloudnative-pg/recovery')),
  'alerts and runbooks': () => [...alertFindings(readAlerts())],
  'alerts and queries by promtool': () => promtoolFindings(readAlerts()),
  dashboards: () => [...dashboardFindings()],
  'table of settings': async () => settingFindings(await readSettings()),
  'packages of the images': () => {
    const packages = listPackages(repositoryRoot, '--package-lock-only');
    return [
      ...imageApps.flatMap((app) => imageFindings(packages, app)),
      ...serviceNames.flatMap((app) => importFindings(packages, app)),
    ];
  },
  dockerfile: () => dockerfileFindings(readRepositoryFile('docker/Dockerfile')),
};

if (process.argv.includes('--write')) {
  writeFileSync(join(repositoryRoot, edgeConfigurationPath), renderEdgeConfiguration());
  writeFileSync(join(repositoryRoot, ingressPath), renderIngress());
  for (const [name, dashboard] of Object.entries(dashboards))
    writeFileSync(join(repositoryRoot, dashboardPath(name)), renderDashboard(dashboard));
}
let failed = false;
for (const [title, check] of Object.entries(checks)) {
  const findings = await Promise.resolve()
    .then(check)
    .catch((err: Error) => [err.message]);
  console.log(`${findings.length ? 'FAILED' : 'ok    '}  ${title}`);
  findings.forEach((finding) => console.log(`        ${finding}`));
  failed ||= findings.length > 0;
}
process.exitCode = failed ? 1 : 0;
