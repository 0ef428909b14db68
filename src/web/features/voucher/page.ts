// /booking/detail?ref=… after paying, with a token from a mail, and /dashboard/booking/detail/{id} (docs/routes.md#paths).
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { readCredentials, type BookingPage } from './credentials.ts';
import { t } from './t.ts';

/** A booking, or null when this visitor may not see it: another's booking answers as a missing one (docs/accounts.md#access). */
export async function load({ api, params, url, form }: PageInput): Promise<PageResult<BookingPage | null>> {
  const lost = { title: t('title.lost'), robots: 'noindex' } as const;
  const credentials = readCredentials(url.searchParams, params['id']);
  // The dashboard's address may leave the booking out ({id?}): the list is where one is chosen.
  if (credentials === null && params['id'] === undefined && url.pathname.startsWith('/dashboard/'))
    return { kind: 'redirect', to: '/dashboard/booking', status: 302 };
  if (credentials === null) return { kind: 'page', data: null, head: lost, status: 404 };
  const answer = await api('booking/detail', credentials);
  if (answer.ok) {
    return {
      kind: 'page',
      data: { ...answer.data, ...(form && { form }) },
      head: {
        title: t('title', { ref: answer.data.ref }),
        description: t('description'),
        robots: 'noindex',
      },
    };
  }
  const isMissing = answer.kind === 'refusal' && ['booking-not-found', 'bad-input'].includes(answer.error.code);
  return isMissing ? { kind: 'page', data: null, head: lost, status: 404 } : failed(answer);
}

export { VoucherPage as Page } from './VoucherPage.tsx';
