import { buildManifests, podLabelsOf, servingOf } from './manifests.js';

// The command lines that the manifests give the image of an application, one a line, its own entry first: so
// build-image.sh starts it as a cluster would, with the flags of V8 that a later Node may not know any more.

const app = process.argv[2]!;
const commands = servingOf(buildManifests('k8s/base'))
  .filter((workload) => podLabelsOf(workload)['app.kubernetes.io/name'] === app)
  .map(({ spec }) => spec.template.spec.containers[0]!.command ?? ['node', 'dist/main.js']);
for (const line of new Set(['node dist/main.js', ...commands.map((words) => words.join(' '))])) console.log(line);
