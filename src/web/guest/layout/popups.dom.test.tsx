import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Layout } from './Layout.tsx';

it.each(['default', 'dashboard', 'review'] as const)(
  '%s has the popups of every page, which come when one opens',
  async (kind) => {
    openApp(<Layout kind={kind}>the page</Layout>);
    expect(document.querySelectorAll('dialog')).toHaveLength(0);
    act(() => void openPopup('recently-viewed'));
    expect(await screen.findByRole('dialog', { name: 'Recently viewed' })).toBeTruthy();
  },
);

it('has one open at a time', async () => {
  openApp(<Layout kind="default">the page</Layout>);
  act(() => void openPopup('recently-viewed'));
  await screen.findByRole('dialog', { name: 'Recently viewed' });
  act(() => void openPopup('login'));
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
