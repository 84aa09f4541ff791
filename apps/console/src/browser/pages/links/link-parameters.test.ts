import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { areLines, parameterIn, parametersOf, parametersText, withParameter } from './link-parameters.js';

it('the parameters of a link are read from the lines that show them', () => {
  const parameters = [
    { name: 'utm_source', value: 'news letter' },
    { name: 'next', value: '/a?b=c&d=%20' },
    { name: 'flag', value: '' },
  ];
  expect(parametersOf(parametersText(parameters))).toStrictEqual(parameters);
  expect(parametersOf(' utm_source = news letter \r\n\nflag\n')).toStrictEqual([
    { name: 'utm_source', value: 'news letter' },
    { name: 'flag', value: '' },
  ]);
  assert.deepEqual(parametersOf('=x'), [{ name: '', value: 'x' }], 'the API says what is wrong with it');
  expect(parametersOf(' \n')).toBe(null);
  assert.ok(areLines(parameters) && areLines([]));
  for (const one of [
    { name: 'a=b', value: 'c' },
    { name: 'note', value: 'a\nb' },
  ])
    expect(areLines([one])).toBeFalsy();
});

it('one parameter is read, set and removed beside the others', () => {
  const text = 'a=1\nutm_source=x=y\nb';
  expect(parameterIn(text, 'utm_source')).toBe('x=y');
  expect(parameterIn(text, 'utm')).toBe('');
  expect(withParameter(text, 'utm_source', 'mail')).toBe('a=1\nutm_source=mail\nb');
  expect(withParameter(text, 'utm_source', ' ')).toBe('a=1\nb');
  expect(withParameter('', 'utm_medium', 'email')).toBe('utm_medium=email');
});
