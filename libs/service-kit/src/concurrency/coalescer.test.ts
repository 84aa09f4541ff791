import { describe, expect, it } from '@jest/globals';
import { Coalescer } from './coalescer.js';

describe('requests of one turn', () => {
  const rounds: number[][] = [];
  const gathered = new Coalescer<number, string>(3, (questions) => {
    rounds.push(questions);
    if (questions.includes(0)) return Promise.reject(new Error('nothing to divide by'));
    return Promise.resolve(questions.map((question) => `answer to ${question}`));
  });

  it('are made together, up to a limit, and each gets its own answer', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((question) => gathered.ask(question)));
    expect(answers).toStrictEqual(['answer to 1', 'answer to 2', 'answer to 3', 'answer to 4']);
    expect(rounds.splice(0)).toStrictEqual([[1, 2, 3], [4]]);
  });

  it('fail together, and later ones do not', async () => {
    const results = await Promise.allSettled([gathered.ask(0), gathered.ask(5)]);
    expect(results.map(({ status }) => status)).toStrictEqual(['rejected', 'rejected']);
    expect(await gathered.ask(6)).toBe('answer to 6');
    expect(rounds).toStrictEqual([[0, 5], [6]]);
  });
});
