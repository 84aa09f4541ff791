import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryBounds } from './memory-bounds.js';
import { repositoryRoot, serviceNames, webConsole } from './repository.js';

describe('the memory of what npm start starts', () => {
  it.each([...serviceNames, webConsole.name])('is that of the deployment of %s, below the limit of its pod', (app) => {
    const { NODE_OPTIONS } = memoryBounds(app, 'main.js');
    const of = (file: string) => readFileSync(join(repositoryRoot, 'k8s/base', app, file), 'utf8');
    expect(of('kustomization.yaml').split('\n')).toContain(`      - NODE_OPTIONS=${NODE_OPTIONS}`);
    const heap = Number(/--max-old-space-size=(\d+)/.exec(NODE_OPTIONS!)?.[1]);
    const limit = Number(/limits:\n +memory: (\d+)Mi/.exec(of('deployment-api.yaml'))?.[1]);
    expect(heap).toBeGreaterThan(0);
    expect(heap).toBeLessThan(limit);
  });

  it('is left to Node for the pages as they are developed, which are not deployed like this', () => {
    expect(memoryBounds('console', 'dev.js')).toStrictEqual({});
  });
});
