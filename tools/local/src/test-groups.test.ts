import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { testGroups } from './test-groups.js';

const filesOf = (project: string, count: number) =>
  Array.from({ length: count }, (_, index) => join('apps', project, 'dist', `${index}.test.js`));

describe('groups of test files', () => {
  it('have eight files of one project at most, and each file is in one', () => {
    const files = [...filesOf('links', 20), ...filesOf('webhooks', 9)];
    const groups = testGroups(files, 3);
    assert.deepEqual(
      groups.map((group) => group.length),
      [7, 7, 6, 5, 4],
    );
    for (const group of groups) assert.equal(new Set(group.map((file) => file.split('dist')[0])).size, 1);
    assert.deepEqual(groups.flat().sort(), files.sort());
  });

  it('are as many as run at once when there are few files', () => {
    assert.deepEqual(
      testGroups(filesOf('links', 6), 3).map((group) => group.length),
      [2, 2, 2],
    );
    assert.deepEqual(testGroups(filesOf('links', 1), 3), [filesOf('links', 1)]);
    assert.deepEqual(testGroups([], 3), []);
  });

  it('put neighbours apart', () => {
    const [first] = testGroups(filesOf('links', 16), 3);
    assert.deepEqual(
      first!.map((file) => Number(/(\d+)\.test/.exec(file)![1])),
      [0, 3, 6, 9, 12, 15],
    );
  });
});
