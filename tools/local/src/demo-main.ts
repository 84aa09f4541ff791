/**
 * The living demo as a process: fills the platform behind its start, says what there is to see, and keeps it alive
 * (`DATA_FOLDER`, `ADDRESSES`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoSettings } from './config.js';
import { demoSummary } from './demo/demo-summary.js';
import { fillDemo } from './demo/fill-demo.js';
import { sceneOf } from './demo/scene.js';
import { visitForEver } from './demo/visitor.js';
import type { Environments } from './operator.js';
import { madeDemo } from './seed.js';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping.abort();
    process.exit(0);
  });
}

const { dataFolder, addresses } = demoSettings();
const environments = JSON.parse(readFileSync(join(dataFolder, 'environment.json'), 'utf8')) as Environments;
const scene = sceneOf({
  ...{ dataFolder, addresses, environments, demo: madeDemo(dataFolder) },
  stopping: stopping.signal,
});
for (const problem of await fillDemo(scene)) console.log(problem);
for (const line of demoSummary(addresses, scene.demo)) console.log(line);
await visitForEver(scene);
