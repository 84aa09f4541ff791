import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { testGroups } from './test-groups.js';

const filesOf = (project: string, count: number) =>
  Array.from({ length: count }, (_, index) => join('apps', project, 'dist', `${index}.test.js`));

describe('groups of test files', () => {
  it('have eight files of one project at most, and each file is in one', () => {
    const files = [...filesOf('links', 20), ...filesOf('webhooks', 9)];
    const groups = testGroups(files, 3);
    expect(groups.map((group) => group.length)).toStrictEqual([7, 7, 6, 5, 4]);
    for (const group of groups) expect(new Set(group.map((file) => file.split('dist')[0])).size).toBe(1);
    expect(groups.flat().sort()).toStrictEqual(files.sort());
  });

  it('are as many as run at once when there are few files', () => {
    expect(testGroups(filesOf('links', 6), 3).map((group) => group.length)).toStrictEqual([2, 2, 2]);
    expect(testGroups(filesOf('links', 1), 3)).toStrictEqual([filesOf('links', 1)]);
    expect(testGroups([], 3)).toStrictEqual([]);
  });

  it('put neighbours apart', () => {
    const [first] = testGroups(filesOf('links', 16), 3);
    expect(first!.map((file) => Number(/(\d+)\.test/.exec(file)![1]))).toStrictEqual([0, 3, 6, 9, 12, 15]);
  });
});
