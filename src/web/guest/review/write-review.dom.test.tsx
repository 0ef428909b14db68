import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { labelsOf } from '#src/domain/review/labels.ts';
import { errorText } from '#src/contract/errors.ts';
import '#tests/support/web/native-dialog.ts';
import { openApp, type Answers } from '#tests/support/web/open-app.tsx';
import { FakeRequest, stored } from '#tests/support/web/uploads.ts';
import { user } from '#tests/support/web/user.ts';
import { type ReviewPageData, WriteReviewPage } from './page.tsx';

const bookingId = '0b6f1c52-6a0e-4f5b-9d7a-3a1f0f6f4f10';
const data: ReviewPageData = {
  kind: 'form',
  bookingId,
  countries: [{ code: 'NO', name: 'Norway', isd: '47' }],
  form: null,
  check: {
    can_review: true,
    exists: false,
    course_title: 'Cook with Mai',
    host_name: 'Mai',
    city_name: 'Hanoi',
    date: '2026-11-20',
    image: null,
    open_until: '2027-01-20T00:00:00.000Z',
    reward: 5,
    reward_minimum: 20,
    labels: {
      accuracy: labelsOf('accuracy'),
      overall: labelsOf('overall'),
      host: labelsOf('host'),
      guide: labelsOf('guide'),
    },
  },
};

beforeEach(() => {
  localStorage.clear();
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const saved = {
  message: 'Thank you',
  review_id: bookingId,
  coupon_code: 'THANKS-BCDFHJKM-NPRTWXYZ',
  log_hash: 'ab'.repeat(32),
};
const open = (answers: Answers = {}) =>
  openApp(<WriteReviewPage data={data} />, { answers: { 'image/remove': {}, ...answers } });
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const popup = () => within(screen.getByRole('dialog'));
const next = () => user.click(screen.getByRole('button', { name: 'Continue' }));

async function fillPublic(): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /^4 stars/ }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Warm people');
  await user.click(screen.getByRole('checkbox', { name: /^I was there/ }));
}

describe('the public step', () => {
  it('says everything that is missing, and moves the focus to the first', async () => {
    open();
    await next();
    for (const text of ['Please select a rating', 'Please fill the details', 'Accept the terms to post your review'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^1 star:/ }));
    await user.click(screen.getByRole('radio', { name: /^4 stars/ }));
    expect(screen.queryByText('Please select a rating')).toBeNull();
  });

  it('sends each photo at once, shows how far it is, and warns of one that is not ready', async () => {
    open();
    await fillPublic();
    await user.upload(screen.getByLabelText('Add photos'), [photo('a.jpg'), photo('b.jpg')]);
    const [one, two] = FakeRequest.all;
    await act(async () => one?.upload.onprogress({ loaded: 30, total: 100 }));
    expect(screen.getByLabelText<HTMLProgressElement>('Uploading photo 1').value).toBe(0.3);
    await one?.answer(stored(1));
    await two?.answer({ status: 'error', code: 'photo-type', message: errorText('photo-type') });
    expect(screen.getByText(errorText('photo-type'))).toBeTruthy();
    await next();
    expect(popupState.getState().name).toBe('review-upload-warning');
    await user.click(popup().getByRole('button', { name: 'Wait' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await FakeRequest.all[2]?.answer(stored(2));
    await next();
    await screen.findByRole('heading', { level: 1, name: /^Only for your host/ });
  });

  it('takes no fifth photo, stops one that is taken away, and removes one that has arrived', async () => {
    const app = open();
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
    await user.upload(screen.getByLabelText('Add photos'), names.map(photo));
    expect(screen.getByText('e.jpg: You can add up to 4 photos')).toBeTruthy();
    expect(FakeRequest.all).toHaveLength(4);
    await FakeRequest.all[0]?.answer(stored(1));
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(FakeRequest.all[1]?.isAborted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect((await app.call('image/remove')).input).toEqual({ image_id: stored(1).id });
  });
});

describe('posting', () => {
  it('asks once more, sends both steps with the photos in their order, and forgets the draft', async () => {
    const app = open({ 'review/save': saved });
    await fillPublic();
    await user.upload(screen.getByLabelText('Add photos'), [photo('a.jpg'), photo('b.jpg')]);
    await FakeRequest.all[0]?.answer(stored(1));
    await FakeRequest.all[1]?.answer(stored(2));
    await user.type(screen.getByLabelText('What does photo 2 show?'), 'A pot');
    await user.click(screen.getByRole('button', { name: 'Move photo 2 up' }));
    await waitFor(() => expect(localStorage.getItem(`review-draft:${bookingId}`)).toContain('A pot'));
    await next();
    for (const [group, stars] of [
      ['Was it as described?', 5],
      ['The experience overall', 4],
      ['Your host, Mai', 2],
    ] as const)
      await user.click(
        within(screen.getByRole('group', { name: group })).getByRole('radio', { name: new RegExp(`^${stars} stars`) }),
      );
    await user.click(screen.getByLabelText('As described'));
    await user.click(screen.getByLabelText('Fun'));
    await user.click(screen.getByLabelText('Late'));
    await user.click(screen.getByRole('button', { name: 'Post my review' }));
    expect(screen.getByText('Please fill the details')).toBeTruthy();
    await user.type(screen.getAllByLabelText(/^Details/)[2]!, 'An hour');
    await user.click(screen.getByRole('button', { name: 'Post my review' }));
    await user.click(popup().getByRole('button', { name: 'Yes, post it' }));
    expect((await app.call('review/save')).input).toEqual({
      booking_id: bookingId,
      rating: 4,
      review: 'Warm people',
      terms: true,
      images: [stored(2).id, stored(1).id],
      image_alts: ['A pot', ''],
      private: {
        accuracy: { rating: 5, labels: ['as-described'] },
        overall: { rating: 4, labels: ['fun'] },
        host: { rating: 2, labels: ['late'], details: 'An hour' },
      },
    });
    await waitFor(() => expect(popupState.getState().name).toBe('review-success'));
    expect(screen.getByText(saved.coupon_code)).toBeTruthy();
    expect(localStorage.getItem(`review-draft:${bookingId}`)).toBeNull();
  });

  it('can leave the private step out, and keeps everything when there is no answer', async () => {
    const answers: (object | null)[] = [null, { ...saved, coupon_code: null }];
    const app = open({ 'review/save': () => answers.shift() ?? null });
    await fillPublic();
    await next();
    const post = async () => {
      await user.click(screen.getByRole('button', { name: 'Post without this part' }));
      await user.click(popup().getByRole('button', { name: 'Yes, post it' }));
    };
    await post();
    await screen.findByText(/^You seem to be offline/);
    await post();
    expect((await app.call('review/save', 1)).input).not.toHaveProperty('private');
    await screen.findByText(/so you don’t get a code this time/);
  });

  it('says that there is a review already', async () => {
    const refusal = { status: 'error', code: 'review-exists', message: 'You have already reviewed this booking' };
    open({ 'review/save': () => refusal });
    await fillPublic();
    await next();
    await user.click(screen.getByRole('button', { name: 'Post without this part' }));
    await user.click(popup().getByRole('button', { name: 'Yes, post it' }));
    await waitFor(() => expect(popupState.getState().name).toBe('review-exists'));
  });
});

it('brings a draft back', async () => {
  const draft = {
    rating: 3,
    review: 'Kept',
    country: 'NO',
    aspects: {},
    photos: [{ id: 'x', image: '/images/x/y', name: 'a.jpg', alt: 'A pot' }],
  };
  localStorage.setItem(`review-draft:${bookingId}`, JSON.stringify({ ...draft, at: Date.now() }));
  open();
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' }).value).toBe('Kept'),
  );
  expect(screen.getByText('a.jpg')).toBeTruthy();
  expect(screen.getByText('We restored your draft.')).toBeTruthy();
});
