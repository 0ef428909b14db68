import { describe, expect, it } from 'vitest';
import { cardPartError, tokenError } from './payment/card/card-codes.ts';
import { checkForm, contactPayload, emptyValues, errorsFromWire } from './checkout-form.ts';
import { readDraft, writeDraft } from './use-values.ts';

const guest = { isLogin: false, isDistributor: false, hasPickup: true, hasOwnFields: true };
const right = {
  ...emptyValues,
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lind',
  pickupAddress: 'Hotel Metropole',
  cardName: 'Mara Lind',
};

describe('the checkout form', () => {
  it('asks in the words of the specification', () => {
    expect(checkForm(emptyValues, guest)).toEqual({
      email: 'Email is required',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      pickupAddress: 'Please enter pickup location.',
      cardName: 'Full name is required',
    });
    expect(checkForm({ ...right, email: 'mara@' }, guest)).toEqual({ email: 'Please enter valid email format' });
    expect(checkForm({ ...right, isd: '+47', phone: 'abc' }, guest)).toEqual({
      phone: 'Your phone number is invalid',
    });
    expect(checkForm(right, guest)).toEqual({});
  });

  it('asks a logged-in guest for no contact', () => {
    const shape = { isLogin: true, isDistributor: false, hasPickup: false, hasOwnFields: false };
    expect(checkForm(emptyValues, shape)).toEqual({});
    expect(contactPayload({ ...right, message: ' Hello ' }, shape)).toEqual({ message: 'Hello' });
  });

  it('asks a distributor for its customer, and packs the customer and the note into the message', () => {
    const shape = { isLogin: true, isDistributor: true, hasPickup: false, hasOwnFields: false };
    expect(Object.keys(checkForm(emptyValues, shape))).toEqual(['email', 'firstName', 'lastName']);
    const sent = contactPayload({ ...right, message: ' No {nuts} ', password: 'long enough' }, shape);
    expect(Object.keys(sent)).toEqual(['message']);
    expect(JSON.parse(sent.message ?? '')).toMatchObject({
      type: 'distributor-guest-data',
      first_name: right.firstName,
      email: right.email,
      message: 'No {nuts}',
    });
  });

  it('compares the passwords in the browser and sends one', () => {
    expect(checkForm({ ...right, password: 'long enough', passconf: 'other' }, guest)).toEqual({
      passconf: 'The passwords don’t match',
    });
    const sent = contactPayload({ ...right, password: 'long enough', passconf: 'long enough' }, guest);
    expect(sent).toMatchObject({ password: 'long enough', address: 'Hotel Metropole' });
    expect(sent).not.toHaveProperty('passconf');
  });

  it('sends the pin with the pickup address, and neither where nobody is picked up', () => {
    const pinned = { ...right, pickupLatitude: '21.03122', pickupLongitude: '105.85626' };
    expect(contactPayload(pinned, guest)).toMatchObject({
      address: 'Hotel Metropole',
      latitude: 21.03122,
      longitude: 105.85626,
    });
    expect(contactPayload({ ...pinned, pickupLongitude: '' }, guest)).not.toHaveProperty('latitude');
    expect(contactPayload(pinned, { ...guest, hasPickup: false })).not.toHaveProperty('address');
  });

  it('puts the server’s texts next to their fields', () => {
    expect(errorsFromWire({ first_name: 'a', address: 'b', course_id: 'c' })).toEqual({
      firstName: 'a',
      pickupAddress: 'b',
    });
  });

  it('keeps a draft without passwords and card', () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    writeDraft({ ...right, password: 'secret one', passconf: 'secret one' }, storage);
    expect(JSON.stringify([...kept])).not.toContain('secret one');
    expect(readDraft(storage)).toMatchObject({ email: 'mara@example.com' });
    expect(readDraft(storage)).not.toHaveProperty('cardName');
    kept.set('checkout_draft_v1', 'not json');
    expect(readDraft(storage)).toEqual({});
  });

  it('names what is wrong with a card field', () => {
    expect(cardPartError('number', undefined)).toBe('card-number-missing');
    expect(cardPartError('expiry', { complete: false, empty: false })).toBe('card-year-invalid');
    expect(cardPartError('cvc', { complete: true, empty: false })).toBeNull();
    expect([tokenError('invalid_number'), tokenError('unheard_of')]).toEqual([
      'card-number-invalid',
      'booking-failed-card',
    ]);
  });
});
