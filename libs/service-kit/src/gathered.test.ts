import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Gathered } from './gathered.js';

describe('questions of one turn', () => {
  const rounds: number[][] = [];
  const gathered = new Gathered<number, string>(3, (questions) => {
    rounds.push(questions);
    if (questions.includes(0)) return Promise.reject(new Error('nothing to divide by'));
    return Promise.resolve(questions.map((question) => `answer to ${question}`));
  });

  it('are asked together, no more than may be, and each gets its own answer', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((question) => gathered.ask(question)));
    assert.deepEqual(answers, ['answer to 1', 'answer to 2', 'answer to 3', 'answer to 4']);
    assert.deepEqual(rounds.splice(0), [[1, 2, 3], [4]]);
  });

  it('fail together, and what is asked later does not', async () => {
    const results = await Promise.allSettled([gathered.ask(0), gathered.ask(5)]);
    assert.deepEqual(
      results.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(await gathered.ask(6), 'answer to 6');
    assert.deepEqual(rounds, [[0, 5], [6]]);
  });
});
