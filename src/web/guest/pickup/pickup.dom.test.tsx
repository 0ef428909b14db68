import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { fixtureBooking } from '#tests/support/web/booking-detail.ts';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { type Answers, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { PickupForm } from './page.tsx';

const typed = 'Jalan Raya 12, Ubud';
const unset = { address: '', latitude: null, longitude: null };
const credentials = { ref: fixtureBooking.ref };
const field = () => screen.getByLabelText<HTMLInputElement>('Pickup address');
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const popup = () => within(screen.getByRole('dialog'));
const shown = () => popupState.getState().name;

function open(answers: Answers = {}) {
  const saved: unknown[] = [];
  const form = (
    <PickupForm
      booking={fixtureBooking}
      credentials={credentials}
      pickup={unset}
      onSaved={(pickup) => saved.push(pickup)}
    />
  );
  return {
    ...openApp(form, { answers: { 'pickup/save': { pickup: { ...unset, address: typed } }, ...answers } }),
    saved,
  };
}

describe('the address of a pickup', () => {
  it('is asked about before it is used without a pin, and then saved', async () => {
    const { call, asked, saved } = open();
    await user.type(field(), ` ${typed} {Enter}`);
    expect([shown(), asked.length]).toEqual(['pickup-address', 0]);
    expect(popup().getByText(typed)).toBeTruthy();
    await click('Use as is');
    expect((await call('pickup/save')).input).toEqual({ ...credentials, ...unset, address: typed });
    expect(await screen.findByText('Your pickup is saved')).toBeTruthy();
    expect([saved, shown()]).toEqual([[{ ...unset, address: typed }], null]);
  });

  it.each([
    ['the button', () => click('Edit address or set a pin')],
    ['Escape', async () => void act(pressEscape)],
  ])('goes back to its field, as it was typed, by %s', async (_how, leave) => {
    const { asked } = open();
    await user.type(field(), `${typed}{Enter}`);
    await leave();
    expect([shown(), asked.length, field().value]).toEqual([null, 0, typed]);
  });

  it.each([
    ['nothing', ' ', 'Please enter pickup location.'],
    ['what nobody could find', 'Ubud', /Choose your pickup address on the map/],
  ])('is wanted in its field when there is %s', async (_what, text, words) => {
    const { asked } = open();
    await user.type(field(), text);
    await click('Save pickup');
    expect([shown(), asked.length]).toEqual([null, 0]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('stays when it could not be saved; what went wrong takes the focus, and a second try does not ask again', async () => {
    const { saved, callsOf } = open({ 'pickup/save': noAnswer });
    await user.type(field(), `${typed}{Enter}`);
    await click('Use as is');
    const said = await screen.findByText(/^You seem to be offline/);
    expect(said.closest('[tabindex]')).toBe(document.activeElement);
    expect([field().value, saved, screen.queryByText('Your pickup is saved')]).toEqual([typed, [], null]);
    await click('Save pickup');
    expect([shown(), callsOf('pickup/save').length]).toEqual([null, 2]);
  });
});
