import { expect, it } from '@jest/globals';
import { votesOf } from './votes.js';

it('counts the votes of a poll, the most frequent first', () => {
  const answers = ['That', 'This', 'This', null].map((option) => ({ option }));
  expect(votesOf(answers)).toStrictEqual([
    { key: 'This', label: 'This', count: 2 },
    { key: 'That', label: 'That', count: 1 },
  ]);
});
