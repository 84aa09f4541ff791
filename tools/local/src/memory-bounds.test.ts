import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryBounds } from './memory-bounds.js';
import { repositoryRoot, serviceNames, webConsole } from './repository.js';

describe('the memory limit of a process of npm start', () => {
  it.each([...serviceNames, webConsole.name])('is that of the deployment of %s, below the limit of its pod', (app) => {
    const { NODE_OPTIONS } = memoryBounds(app, 'main.js');
    const of = (file: string) => readFileSync(join(repositoryRoot, 'k8s/base', app, file), 'utf8');
    expect(of('kustomization.yaml').split('\n')).toContain(`      - NODE_OPTIONS=${NODE_OPTIONS}`);
    const heap = Number(/--max-old-space-size=(\d+)/.exec(NODE_OPTIONS!)?.[1]);
    const limit = Number(/limits:\n +memory: (\d+)Mi/.exec(of('deployment-api.yaml'))?.[1]);
    expect(heap).toBeGreaterThan(0);
    expect(heap).toBeLessThan(limit);
  });

  it('is the default of Node for the development server of the pages, which is not deployed', () => {
    expect(memoryBounds('console', 'dev.js')).toStrictEqual({});
  });
});
