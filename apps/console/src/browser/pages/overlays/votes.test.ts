import { expect, it } from '@jest/globals';
import { votesOf } from './votes.js';

it('counts the votes of a poll, the most frequent first', () => {
  const answers = ['This', 'That', 'This'].map((option) => ({ option }));
  expect(votesOf(answers)).toStrictEqual([
    { option: 'This', votes: 2, share: 67 },
    { option: 'That', votes: 1, share: 33 },
  ]);
  expect(votesOf([])).toStrictEqual([]);
});
