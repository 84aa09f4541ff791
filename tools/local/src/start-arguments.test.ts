import { describe, expect, it } from '@jest/globals';
import { Refusal } from './refusal.js';
import { repositoryRoot } from './repository.js';
import { readArguments } from './start-arguments.js';

describe('the arguments of npm start', () => {
  it('say how often each process runs, from which folder, and with which backup it begins', () => {
    expect(readArguments([])).toStrictEqual({ replicas: 1, code: repositoryRoot });
    const args = ['--replicas', '3', '--code', '/other', '--restore', '/backup'];
    expect(readArguments(args)).toStrictEqual({ replicas: 3, code: '/other', restore: '/backup' });
  });

  it('are refused with what is possible', () => {
    for (const args of [['--replicas', '0'], ['--replicas', '9'], ['--replicas', 'two'], ['--replicas'], ['3']])
      expect(() => readArguments(args)).toThrow(Refusal);
  });
});
