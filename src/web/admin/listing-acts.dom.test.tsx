import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Correction, StaffActs } from './ListingActs.tsx';

type Review = CallOutput<'listing/review-detail'>;
type Shown = Pick<Review, 'staff_acts' | 'bookings_ahead' | 'is_hidden'>;

/** Sent actions, and the message. */
function open(shown: Partial<Shown>) {
  const sent: unknown[] = [];
  const said: string[] = [];
  const review = {
    listing: { id: '201', version: 3 },
    staff_acts: ['suspend', 'take_down'],
    bookings_ahead: 2,
    is_hidden: false,
    ...shown,
  } as unknown as Review;
  openApp(<StaffActs review={review} onDone={(what) => void said.push(what)} />, {
    url: '/admin/listings/201',
    answers: {
      'admin/listing-act': (input) => {
        sent.push(input);
        return { status: 'success', message: 'Done.' };
      },
    },
  });
  return { sent, said };
}
const reason = 'The host does not exist';

describe('what the staff do with a listing', () => {
  it('is done in two steps, for a reason, with the choice for bookings ahead', async () => {
    const { sent, said } = open({});
    screen.getByText('2 upcoming bookings.');
    await user.click(screen.getByRole('button', { name: 'Take down' }));
    const send = screen.getByRole('button', { name: 'Take down' });
    await user.click(send);
    expect(sent).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Upcoming bookings' }), 'refund');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), reason);
    await user.click(send);
    expect(sent).toEqual([{ listing_id: '201', version: 3, act: 'take_down', bookings: 'refund', reason }]);
    expect(said).toEqual(['Done.']);
  });

  it('asks nothing of bookings where none is ahead, or where it is put back', async () => {
    const { sent } = open({ staff_acts: ['put_back'], is_hidden: true });
    screen.getByText(/This host is hidden/);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), reason);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(sent).toEqual([{ listing_id: '201', version: 3, act: 'put_back', reason }]);
  });

  it('is not there where nothing can be done', () => {
    open({ staff_acts: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('words that the staff correct', () => {
  it('are sent as far as they differ, with the reason that the host reads', async () => {
    const sent: unknown[] = [];
    const content = {
      kind: { category_id: 1, title: 'Street fod by night' },
      story: { summary: 'Five stalls.', description: 'We eat.', steps: [{ title: 'Nodles', text: 'Hot.' }] },
      place: { city_id: 1, text: 'At the lake', latitude: 1, longitude: 2 },
      details: { included: ['Tea'], excluded: [], bring: [], requirements: [], accessibility: [] },
    };
    const review = { listing: { id: '201', version: 3, content }, can_correct: true } as unknown as Review;
    openApp(<Correction review={review} onDone={() => undefined} />, {
      answers: {
        'admin/listing-correct': (input) => {
          sent.push(input);
          return { message: 'Corrected.' };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Correct the text' }));
    const fill = async (name: string, text: string) => {
      await user.clear(screen.getByRole('textbox', { name }));
      await user.type(screen.getByRole('textbox', { name }), text);
    };
    await fill('Title', 'Street food by night');
    await fill('Step 1', 'Noodles');
    await fill('Included: one per line', 'Tea{enter}Water');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Typos of the host');
    await user.click(screen.getByRole('button', { name: 'Save the correction' }));
    expect(sent).toEqual([
      {
        listing_id: '201',
        version: 3,
        words: {
          title: 'Street food by night',
          steps: [{ title: 'Noodles', text: 'Hot.' }],
          included: ['Tea', 'Water'],
        },
        reason: 'Typos of the host',
      },
    ]);
  });
});
