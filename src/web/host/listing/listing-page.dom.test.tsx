import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actsOf } from '#src/domain/team/permissions.ts';
import type { ListingPart, OwnListing } from './content-rows.ts';
import { noAnswer, openApp, type Answers } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { FakeRequest, stored } from '#tests/support/web/uploads.ts';
import { user } from '#tests/support/web/user.ts';
import { ListingPage } from './page.tsx';

const id = '00000000-0000-4000-8000-0000000000c1';
const listing: OwnListing = {
  id: '00000000-0000-4000-8000-0000000000d1',
  course_id: null,
  url: null,
  status: 'draft',
  version: 3,
  content: { kind: { category_id: 1, title: 'Throw a bowl' }, price: { price: 20, surcharge: null, group_tiers: [] } },
  missing: [{ part: 'photos', lack: 'photo' }],
  acts: ['save', 'submit', 'discard'],
  waiting: [],
  words: '',
  host: { id, name: 'Laxmi' },
  service_fee_rate: 0.06,
  deposit_rate: 0.2,
  deposit_range: { min: 0.1, max: 0.5 },
  local: { currency: 'NPR', rate: 140 },
  history: [],
  saved_at: null,
};
const open = (part: ListingPart | null, more: Partial<OwnListing> = {}, answers: Answers = {}) => {
  const host = { id, name: 'Laxmi', image: null, has_stopped_feed: false, role: 'host' as const, acts: actsOf('host') };
  const choices = { categories: [], groups: [] };
  const data = {
    panel: { hosts: [host], host, act: 'listings' as const },
    open: { listing: { ...listing, ...more }, choices, part },
  };
  return openApp(<ListingPage data={data} />, { url: '/dashboard/host-panel/listings/x', answers });
};
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const saved = (more: Partial<OwnListing> = {}) => ({ listing: { ...listing, version: 4, ...more } });

describe('a question of the editor', () => {
  it('is one of twelve, keeps what was typed and goes on to the next', async () => {
    const { call, opened } = open('duration', {}, { 'listing/save': saved() });
    screen.getByText('4 of 12');
    const back = screen.getByRole('link', { name: 'Previous question' });
    expect(back.getAttribute('href')).toContain('part=place');
    screen.getByRole('heading', { level: 2, name: 'How long does it take?' });
    await user.click(screen.getByText('2 hours', { exact: true }));
    await press('Save and continue');
    expect((await call('listing/save')).input).toEqual({
      listing_id: listing.id,
      version: 3,
      content: { duration: { minutes: 120 } },
    });
    await waitFor(() => expect(opened.at(-1)).toContain('part=price'));
  });

  it('asks for the properties of a part in the order of their table, and saves all of them', async () => {
    const { call } = open('party', {}, { 'listing/save': saved() });
    const labels = ['Most guests in one booking', 'Fewest guests', 'Minimum age, in years'];
    expect(screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      labels,
    );
    screen.getByText('How many you can look after at once.');
    await user.type(screen.getByLabelText(labels[0]!), '6');
    await press('Save and continue');
    expect((await call('listing/save')).input).toMatchObject({
      content: { party: { min_pax: 1, max_pax: 6, minimum_age: null } },
    });
  });

  it('reads one line for each thing, and leaves out empty ones', async () => {
    const details = { included: ['Tea'], excluded: [], bring: [], requirements: [], accessibility: [] };
    const { call } = open('details', { content: { details } }, { 'listing/save': saved() });
    await user.type(screen.getByLabelText('To bring'), 'A hat\n\n Shoes ');
    await press('Save and continue');
    expect((await call('listing/save')).input).toMatchObject({
      content: { details: { ...details, bring: ['A hat', 'Shoes'] } },
    });
  });

  it('keeps what was typed on the device until it is saved, and calls nothing saved that is not', async () => {
    const shown = open('story', {}, { 'listing/save': noAnswer });
    await user.type(screen.getByLabelText('In one sentence'), 'Two hours at the wheel');
    await press('Save and continue');
    const said = await screen.findByText(/^You seem to be offline/);
    expect(said.textContent).toContain('isn’t saved yet');
    shown.unmount();
    const again = open('story', {}, { 'listing/save': saved() });
    await screen.findByText(/^We put back what you typed/);
    expect(screen.getByLabelText<HTMLInputElement>('In one sentence').value).toBe('Two hours at the wheel');
    await press('Save and continue');
    await again.call('listing/save');
    await waitFor(() => expect(localStorage.getItem(`listing-draft:${listing.id}:story`)).toBeNull());
    again.unmount();
    open('story', { version: 9 });
    expect(screen.queryByText(/^We put back what you typed/)).toBeNull();
  });

  it('keeps what was typed where somebody else has saved since, and says so', async () => {
    open('story', {}, { 'listing/save': { ...refusal('listing-changed'), message: 'Somebody else has saved' } });
    await user.type(screen.getByLabelText('In one sentence'), 'Two hours at the wheel');
    await press('Save and continue');
    await screen.findByText('Somebody else has saved');
    expect(screen.getByLabelText<HTMLInputElement>('In one sentence').value).toBe('Two hours at the wheel');
  });

  it('shows beside the price what guests pay now and on the day, and takes another share within its bounds', async () => {
    const { call, callsOf } = open('price', {}, { 'listing/save': saved() });
    screen.getAllByText(/^1 guest pays US\$21\.20\. You get US\$16\.00\.$/);
    screen.getAllByText(/^Online when they book: US\$5\.20\. In cash on the day: US\$16\.00/);
    const share = screen.getByLabelText('Part of the price paid online, in percent');
    await user.clear(share);
    await user.type(share, '60');
    await press('Save and continue');
    screen.getByText('Enter a number from 10 to 50.');
    expect(callsOf('listing/save')).toEqual([]);
    await user.clear(share);
    await user.type(share, '12.5');
    screen.getAllByText(/^Online when they book: US\$3\.70\. In cash on the day: US\$17\.50/);
    await press('Save and continue');
    const { content } = (await call('listing/save')).input as { content: { price: object } };
    expect(content.price).toMatchObject({ price: 20, deposit_rate: 0.125 });
  });

  it('reads the digits of any language, and asks about a number that could be two', async () => {
    const { call, callsOf } = open('price', {}, { 'listing/save': saved() });
    const price = screen.getByLabelText(/^Price per guest/);
    for (const [typed, said] of [
      ['1,500', /^This could be 1500 or 1\.5\./],
      ['$20', /^Use digits only/],
      ['abc', /^Use digits only/],
      ['-5', /^Enter a number from 0/],
    ] as const) {
      await user.clear(price);
      await user.type(price, typed);
      screen.getByText(said);
      await press('Save and continue');
    }
    expect(callsOf('listing/save')).toEqual([]);
    await user.clear(price);
    await user.type(price, '२५.५');
    screen.getAllByText(/^1 guest pays US\$27\.03/);
    await press('Save and continue');
    expect((await call('listing/save')).input).toMatchObject({ content: { price: { price: 25.5 } } });
  });
});

describe('the overview', () => {
  it('names what is missing and leads to it', () => {
    open(null);
    const line = screen.getByRole('link', { name: /^Photos \(something is missing\)/ });
    within(line).getByText('Add at least one photo.');
    expect(line.getAttribute('href')).toContain('part=photos');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toContain('part=photos');
  });

  it('takes back a change that waits, and says so', async () => {
    const change = {
      id: 7,
      part: 'price' as const,
      before: {},
      after: { price: { price: 90, surcharge: null, group_tiers: [], deposit_rate: 0.3 } },
      review: 'waiting' as const,
      at: '2026-11-24T06:00:00.000Z',
      by: 'Laxmi',
      on_behalf_of: null,
      words: '',
    };
    const live = { course_id: 9, status: 'published' as const, missing: [], acts: ['save' as const] };
    const { call } = open(
      null,
      { ...live, waiting: [change] },
      { 'listing/withdraw': { ...saved(live), message: 'Undone.' } },
    );
    screen.getByText('US$90.00');
    screen.getByText('30%');
    await press('Withdraw this change');
    expect((await call('listing/withdraw')).input).toEqual({ change_id: 7 });
    await screen.findByText('Undone.');
    expect(screen.queryByText('US$90.00')).toBeNull();
  });
});

describe('photos', () => {
  beforeEach(() => {
    FakeRequest.all = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => void vi.unstubAllGlobals());
  const request = (nth: number) =>
    waitFor(() => expect(FakeRequest.all[nth]).toBeDefined(), { timeout: 10_000 }).then(() => FakeRequest.all[nth]!);

  it('are tried again by themselves where the network fails, and by a press where the server says no', async () => {
    const photo = { id: 'bowl', alt: '', width: 9, height: 6, blur: '', dominant: '#aa8866', focal: null };
    const { call } = open('photos', {}, { 'listing/photo-add': saved({ content: { photos: [photo] } }) });
    const file = new File(['x'], 'bowl.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Add photos'), file);
    await (await request(0)).fail();
    await (await request(1)).answer({ ...refusal('attachment-invalid'), message: 'This is no picture' });
    const row = (await screen.findByRole('alert')).closest('li')!;
    within(row).getByText('This is no picture');
    await press('Upload bowl.jpg again');
    await (await request(2)).answer(stored(3));
    expect((await call('listing/photo-add')).input).toEqual({ listing_id: listing.id, image_id: stored(3).id });
    await screen.findByLabelText('What does photo 1 show?');
    screen.getByText(/^This photo is small \(9 × 6 pixels\)/);
    expect(screen.queryByText('bowl.jpg')).toBeNull();
  });
});
