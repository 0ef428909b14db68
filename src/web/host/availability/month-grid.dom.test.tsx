import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseLocale } from '#tests/support/choose-locale.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { readView } from './calendar-view.ts';

describe('a month in a language of hosts', () => {
  it.each([
    ['that the browser has no words of', []],
    ['that the browser knows', ['ne']],
  ])('%s is named as the page is', (_which, supported) => {
    chooseLocale('ne');
    const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue(supported);
    const url = '/dashboard/host-panel/calendar?view=month';
    const place = readView(new URL(url, 'http://a.test'));
    openApp(<MonthGrid place={place} date="2026-12-02" today="2026-12-01" days={[]} />, { url });
    const [first] = within(screen.getByRole('grid')).getAllByRole('columnheader', { hidden: true });
    expect(first?.textContent).toBe('सोम');
    expect(screen.getAllByText(/डिसेम्बर/, { selector: 'h2' }).length).toBeGreaterThan(0);
    known.mockRestore();
  });
});
