import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { Departures, type DeparturesAhead } from './Departures.tsx';

const one: DeparturesAhead[number] = {
  date: '2026-12-05',
  time: '09:00',
  capacity: 8,
  bookings: 2,
  guests: 5,
  is_closed: false,
  is_day_closed: false,
};
const reason = 'The road to the village is closed';

function open(departures: DeparturesAhead, canAct = true) {
  const said: string[] = [];
  const app = openApp(
    <Departures courseId={7} departures={departures} canAct={canAct} onDone={(what) => void said.push(what)} />,
    { answers: { 'admin/departure-act': { message: 'Done.' } } },
  );
  return { ...app, said };
}
const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));

describe('departures of a listing', () => {
  it('are cancelled in two steps, with what guests get and the reason for the host', async () => {
    const { call, said } = open([one]);
    screen.getByText('2 bookings, 5 guests');
    await press(/^Cancel the departure: .*09:00/);
    const form = within(screen.getByRole('form', { name: 'Cancel the departure' }));
    form.getByText(/2 bookings are cancelled with a full refund/);
    await user.selectOptions(form.getByRole('combobox', { name: 'Booked guests' }), 'refund');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), reason);
    await user.click(form.getByRole('button', { name: 'Cancel the departure' }));
    expect((await call('admin/departure-act')).input).toEqual({
      course_id: 7,
      date: '2026-12-05',
      time: '09:00',
      act: 'cancel',
      bookings: 'refund',
      reason,
    });
    expect(said).toEqual(['Done.']);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('are closed or opened again where nobody is booked', () => {
    open([
      { ...one, bookings: 0, guests: 0 },
      { ...one, date: '2026-12-06', bookings: 0, guests: 0, is_closed: true },
      { ...one, date: '2026-12-07', is_day_closed: true },
    ]);
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Close for new bookings', 'Open again', 'Close for new bookings', 'Cancel the departure']);
    screen.getByText(/no bookings · closed/);
    screen.getByText(/the whole day is closed/);
  });

  it('are only read by another area', () => {
    open([one], false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
