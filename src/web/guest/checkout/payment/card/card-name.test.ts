import { describe, expect, it } from 'vitest';
import { ownName, withCardName } from './card-codes.ts';
import { emptyValues } from '#src/web/guest/checkout/checkout-form.ts';

const ana = { ...emptyValues, firstName: ' Ana ', lastName: 'Lopez' };

describe('the name on the card', () => {
  it.each([
    [ana, null, 'Ana Lopez'],
    [{ ...ana, lastName: '' }, null, 'Ana'],
    [emptyValues, null, ''],
    [emptyValues, 'Asha Tamang', 'Asha Tamang'],
    [{ ...ana, firstName: 'A'.repeat(80), lastName: 'B'.repeat(80) }, null, `${'A'.repeat(80)} ${'B'.repeat(39)}`],
  ])('of %j signed in as %j is %j', (values, account, name) => {
    expect(ownName(values, account)).toBe(name);
  });

  it('follows the guest until it is written, and stays as written, empty as well', () => {
    expect(withCardName(ana, null, false).cardName).toBe('Ana Lopez');
    expect(withCardName({ ...ana, cardName: 'M. Lopez' }, null, true).cardName).toBe('M. Lopez');
    expect(withCardName({ ...ana, cardName: '' }, null, true).cardName).toBe('');
  });
});
