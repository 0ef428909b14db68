import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Api } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import type { PageSettings } from '#src/web/platform/app/page-settings.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { Earnings } from './Earnings.tsx';

const api = (() => Promise.reject(new Error('asks for nothing'))) as unknown as Api;

function show(rates: Partial<PageSettings['rates']> = {}) {
  const settings = { ...fixtureSettings, rates: { ...fixtureSettings.rates, ...rates } };
  render(
    <AppProvider app={{ api, settings }}>
      <Earnings />
    </AppProvider>,
  );
}

/** Amounts of a party's row: guest, host, marketplace. */
const amounts = (guests: number) => {
  const row = screen.getByRole('rowheader', { name: String(guests) }).closest('tr');
  return within(row!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('the example of what a host earns', () => {
  it('is made with the rates of the installation', () => {
    show();
    expect(amounts(2)).toEqual(['US$42.40', 'US$32.00', 'US$10.40']);
    expect(screen.getByText('With 4 guests at US$20.00 each you earn US$64.00 in cash.')).toBeTruthy();
    expect(screen.getByText(/Guests pay a service fee of 6% on top/)).toBeTruthy();
  });

  it('says what comes later, where the marketplace takes a commission', () => {
    show({ serviceFee: 0.1, commission: 0.15 });
    expect(amounts(2)).toEqual(['US$44.00', 'US$34.00US$32.00 in cash, US$2.00 later', 'US$10.00']);
    expect(screen.getByText(/pay you the rest of the deposit/)).toBeTruthy();
  });

  it('follows the price that is typed, and says what it cannot be', () => {
    show();
    const field = screen.getByLabelText('Your price per guest, in US$');
    fireEvent.change(field, { target: { value: '35' } });
    expect(amounts(1)).toEqual(['US$37.10', 'US$28.00', 'US$9.10']);
    for (const [wrong, said] of [
      ['', 'Enter a whole number from 1 to 1000.'],
      ['0', 'Enter a number from 1 to 1000.'],
      ['1001', 'Enter a number from 1 to 1000.'],
      ['1.5', /^Enter a whole number/],
      ['ten', /^Enter a whole number/],
    ] as const) {
      fireEvent.change(field, { target: { value: wrong } });
      expect([wrong, field.getAttribute('aria-invalid')]).toEqual([wrong, 'true']);
      expect(screen.getByText(said)).toBeTruthy();
      expect(amounts(1)[0]).toBe('US$37.10');
    }
    fireEvent.change(field, { target: { value: '1' } });
    expect([field.getAttribute('aria-invalid'), amounts(1)]).toEqual([null, ['US$1.06', 'US$0.56', 'US$0.50']]);
  });
});
