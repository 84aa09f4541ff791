import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { qrDataSchema } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { withDialableNumbers } from './dialable.js';

const dialableNumber = (phone: string) => withDialableNumbers('phone', qrDataSchema('phone').parse(phone)).phone;

it('a phone number is written so that it can be called from anywhere', () => {
  for (const [written, number] of [
    ['+49 (0)30 1234567', '+49301234567'],
    ['+49 (0) 151 / 23456789', '+4915123456789'],
    ['0049 30 1234567', '+49301234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+39 06 6982', '+39066982'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['+41 (0)44 668 18 00', '+41446681800'],
  ] as const)
    assert.equal(dialableNumber(written), number, written);
});

it('a phone number of one country stays as it is', () => {
  for (const [written, number] of [
    ['112', '112'],
    ['0800 / 123 456', '0800123456'],
  ] as const)
    expect(dialableNumber(written)).toBe(number);
});

it('a phone number that nobody can call is refused with the name of the field', () => {
  for (const written of ['+49', '+999 123456', '+49 1', '+000000'])
    assert.throws(
      () => dialableNumber(written),
      (err) => err instanceof Problem || (err as Error).name === 'ZodError',
      written,
    );
  const card = qrDataSchema('vcard').parse({ fname: 'Ada', cell: '+49 (0)151 23456789', fax: '+999 123456' });
  assert.throws(
    () => withDialableNumbers('vcard', card),
    (err) => err instanceof Problem && 'data.fax' in err.details.errors!,
  );
});
