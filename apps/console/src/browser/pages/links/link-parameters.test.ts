import assert from 'node:assert/strict';
import { it } from 'node:test';
import { areLines, parametersOf, parametersText } from './link-parameters.js';

it('reads the parameters of a link off the lines that show them', () => {
  const parameters = [
    { name: 'utm_source', value: 'news letter' },
    { name: 'next', value: '/a?b=c&d=%20' },
    { name: 'flag', value: '' },
  ];
  assert.deepEqual(parametersOf(parametersText(parameters)), parameters);
  assert.deepEqual(parametersOf(' utm_source = news letter \r\n\nflag\n'), [
    { name: 'utm_source', value: 'news letter' },
    { name: 'flag', value: '' },
  ]);
  assert.deepEqual(parametersOf('=x'), [{ name: '', value: 'x' }], 'the API says what is wrong with it');
  assert.equal(parametersOf(' \n'), null);
  assert.ok(areLines(parameters) && areLines([]));
  for (const one of [
    { name: 'a=b', value: 'c' },
    { name: 'note', value: 'a\nb' },
  ])
    assert.ok(!areLines([one]));
});
