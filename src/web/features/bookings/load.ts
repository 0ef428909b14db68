// /dashboard/booking: the bookings of whoever is signed in (spec 2).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '../../failed.ts';
import type { PageInput, PageResult } from '../../page.ts';
import { t } from './t.ts';

/** The list; null when nobody is signed in. */
export type BookingsData = CallOutput<'booking/list-guest'> | null;

/** Loads the list; without a login the page asks for one. */
export async function load({ api }: PageInput): Promise<PageResult<BookingsData>> {
  const answer = await api('booking/list-guest', { when: 'all' });
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (answer.ok) return { kind: 'page', data: answer.data, head };
  const isStranger = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isStranger ? { kind: 'page', data: null, head } : failed(answer);
}
