import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { PersonActs } from './person.tsx';

type Person = CallOutput<'admin/person'>;

const person = {
  id: '00000000-0000-4000-8000-0000000000b7',
  email: 'person@example.test',
  state: 'active',
  is_self: false,
  bookings: [],
  bookings_ahead: 0,
  host_name: 'Host of the test',
  listings: [],
  acts: ['block'],
  erase_obstacles: [],
} as unknown as Person;

function open(more: Partial<Person> = {}) {
  const sent: unknown[] = [];
  openApp(<PersonActs person={{ ...person, ...more }} onDone={() => undefined} />, {
    answers: {
      'admin/person-act': (input) => {
        sent.push(input);
        return { message: 'Done as asked.' };
      },
    },
  });
  return sent;
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const why = (text: string) => user.type(screen.getByRole('textbox', { name: /^Reason/ }), text);
/** Presses the second step; the form has the action's name. */
const confirm = async (name: string) => {
  const form = screen.getByRole('form', { name });
  await user.click([...form.querySelectorAll('button')].find((one) => one.textContent === name)!);
};

describe('a host in the back office', () => {
  it('is blocked and taken off sale in one act, with a choice for bookings ahead', async () => {
    const sent = open();
    await press('Block');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Their listings' }), 'refund');
    await why('A fraud, as guests say');
    await confirm('Block');
    expect(sent).toEqual([{ user_id: person.id, act: 'block', off_sale: 'refund', reason: 'A fraud, as guests say' }]);
  });

  it('is hidden as a host and shown again, and what would come back is said', async () => {
    const sent = open({ acts: ['hide', 'show'], is_hidden: true, put_back: 3 });
    await press('Show this host');
    screen.getByText(/3 listings are restored/);
    await press('Cancel');
    await press('Hide this host');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Upcoming bookings' }), 'offer');
    await why('They are ill for a month');
    await confirm('Hide this host');
    expect(sent).toEqual([{ user_id: person.id, act: 'hide', off_sale: 'offer', reason: 'They are ill for a month' }]);
  });
});
