import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleDeparture } from '#tests/support/web/day.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { hostLocales, hostTexts } from '#src/texts/languages.ts';
import { isHostLocale } from '#src/texts/locale.ts';
import { ManifestPage } from './manifest-page.tsx';
import { texts } from './manifest-texts.ts';

it('lists who comes with boxes to tick, cash and the order of pickups', () => {
  openApp(<ManifestPage data={{ departure: sampleDeparture, now: '2026-11-26T03:00:00Z' }} />);
  const rows = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(rows[1]).toEqual([
    'Mara LindChecked inTranslator × 1“We are vegetarian.”',
    '2',
    '✓',
    expect.stringContaining('received'),
    '',
    'BCDF HJKM',
  ]);
  expect(rows[2]?.[0]).toContain('Pickup 1: Durbar Marg, east side');
  expect(rows[2]?.at(-1)).toBe('KMKM KMKM');
  expect(screen.getByText(/Led by Dawa/)).toBeTruthy();
  expect(screen.getByText(/As of .*08:45/)).toBeTruthy();
});

it('carries the guests’ words and a pickup without an order, and names each column apart', () => {
  const parties = sampleDeparture.parties.map((party, index) => ({
    ...party,
    message: index === 0 ? 'We are vegetarian.' : '',
  }));
  openApp(
    <ManifestPage
      data={{ departure: { ...sampleDeparture, parties, pickup_order: [] }, now: '2026-11-26T03:00:00Z' }}
    />,
  );
  expect(screen.getByText('“We are vegetarian.”')).toBeTruthy();
  expect(screen.getByText('Pickup: Durbar Marg, east side')).toBeTruthy();
  for (const language of hostLocales.filter(isHostLocale)) {
    const words = hostTexts('web/host/host-day/manifest-texts', language);
    const columns = Object.keys(texts).filter((key) => key.startsWith('column.')) as (keyof typeof texts)[];
    expect(new Set(columns.map((key) => words[key] ?? texts[key])).size).toBe(columns.length);
  }
});

it('asks a visitor to log in', () => {
  openApp(<ManifestPage data={null} />, { url: '/dashboard/host-panel/manifest/5' });
  expect(screen.getByText('Log in to see this list')).toBeTruthy();
});
