import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { fillSavedReply, savedPlaces, savedTextLength, unknownPlaces } from './saved-reply.ts';
import { messageLength } from './writing.ts';

const known = { guest_name: 'Ada', date: 'Friday, 4 December', meeting_point: 'The blue gate' };

it.each([
  ['Hello {guest_name}, see you on {date}.', 'Hello Ada, see you on Friday, 4 December.'],
  ['{guest_name}{guest_name}', 'AdaAda'],
  ['We meet here: {meeting_point}', 'We meet here: The blue gate'],
  ['{ guest_name } {Guest_Name} {}', '{ guest_name } {Guest_Name} {}'],
  ['Nothing to fill', 'Nothing to fill'],
])('%s', (text, filled) => {
  expect(fillSavedReply(text, known)).toBe(filled);
});

it('leaves out what is not known, with the blank before it', () => {
  expect(fillSavedReply('Hello {guest_name}, welcome', { ...known, guest_name: ' ' })).toBe('Hello, welcome');
});

it('does not read what it has put in', () => {
  expect(fillSavedReply('Hello {guest_name}', { ...known, guest_name: '{meeting_point}' })).toBe(
    'Hello {meeting_point}',
  );
  expect(fillSavedReply('Hello {guest_name}', { ...known, guest_name: '$& $1 <b>' })).toBe('Hello $& $1 <b>');
});

it('names what is no place', () => {
  expect(unknownPlaces('{guest_name} {name} {price} {name}')).toEqual(['name', 'price']);
  expect(unknownPlaces(savedPlaces.map((one) => `{${one}}`).join(' '))).toEqual([]);
});

it('never makes more than a message may have, whatever a guest is called', () => {
  const text = '{guest_name} '.repeat(Math.floor(savedTextLength / 13));
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (guest_name) => {
      const filled = fillSavedReply(text, { ...known, guest_name });
      expect(filled.length).toBeLessThanOrEqual(messageLength);
      expect(filled.isWellFormed()).toBe(true);
    }),
  );
});
