import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { originalMenus } from '#src/domain/catalogue/menus.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { type Menus, type AdminMenus, Page } from './menus.tsx';

const menus = JSON.parse(JSON.stringify(originalMenus)) as Menus;
const kept: AdminMenus = {
  menus,
  is_original: true,
  languages: ['en_US'],
  pages: [{ path: '/fees', title: 'Fees' }],
  version: 1,
  changed_at: null,
  who: '',
};
const open = (more: Partial<AdminMenus> = {}, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...kept, ...more } } }} />, { url: '/admin/menus', answers });
const group = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const targets = (all: Menus, place: keyof Menus) => all[place].links.map(({ target }) => target);

describe('the menus of the back office', () => {
  it('are put in order, named and saved together', async () => {
    const { call } = open();
    await press('Move How it Works up');
    await user.click(group('Header').getByRole('button', { name: 'Add a link' }));
    const link = within(group('Header').getByRole('group', { name: 'Link 3: New link' }));
    await user.type(link.getByLabelText('Link'), '/s/tea');
    const named = within(group('Header').getByRole('group', { name: 'Link 3: /s/tea' }));
    await user.type(named.getByLabelText('Text'), 'Tea');
    await press('Save');
    const { input } = await call('admin/menu-save');
    const sent = input['menus'] as Menus;
    expect(targets(sent, 'header')).toEqual(['/how-it-works', '/about-us', '/s/tea']);
    expect(sent.header.links[2]).toEqual({ target: '/s/tea', labels: { en_US: 'Tea' }, is_hidden: false });
    expect([input['version'], input['is_lost_seen'], sent.company]).toEqual([1, false, menus.company]);
  });

  it('say the usual text of a link, move it to the other group, and remove only what was added', async () => {
    const { call } = open();
    const discover = group('Footer: Discover');
    expect(discover.getByText('Leave empty for the default: FAQ')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(discover.getByRole('button', { name: 'Move FAQ to Footer: Company' }));
    await press('Save');
    const sent = (await call('admin/menu-save')).input['menus'] as Menus;
    expect(targets(sent, 'company').at(-1)).toBe('/faq');
  });

  it('ask once more before links of the original are lost, and tell what is wrong at its link', async () => {
    const { call } = open(
      {},
      {
        'admin/menu-save': (input: { is_lost_seen?: boolean }) =>
          input.is_lost_seen === true
            ? { message: 'Saved.' }
            : {
                ...refusal('bad-input'),
                fields: { menus: 'Guests would lose /faq.', 'header.0': 'No page is there.' },
              },
      },
    );
    await user.click(group('Header').getAllByRole('checkbox', { name: 'Hidden' })[0]!);
    await press('Save');
    await screen.findByText('Guests would lose /faq.');
    screen.getByText('No page is there.');
    await user.click(screen.getByRole('checkbox', { name: 'Leave these links out' }));
    await press('Save');
    expect((await call('admin/menu-save', 1)).input['is_lost_seen']).toBe(true);
  });

  it('go back to the original after they were asked once more', async () => {
    const { call } = open({ is_original: false, changed_at: '2026-11-20T09:30:00.000Z', who: 'Op One' });
    screen.getByText('Changed Fri 20 Nov 2026, 09:30 UTC by Op One.');
    await press('Restore the original');
    await press('Restore the original');
    expect((await call('admin/menu-save')).input['menus']).toBeNull();
  });
});
