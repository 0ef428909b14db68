// /pickup-location/{ref}?token=…: where a booking's guest is fetched (docs/pickup.md).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** The booking whose pickup it is, and what opens it in later calls. */
export interface PickupData {
  readonly booking: CallOutput<'booking/detail'>;
  readonly credentials: { readonly ref: string; readonly token?: string };
}

const REF = /^[A-Za-z]{8}$/;

/** Loads the booking; another's answers as a missing page (docs/accounts.md#access). */
export async function load({ api, params, url }: PageInput): Promise<PageResult<PickupData>> {
  const ref = params['ref'] ?? '';
  const token = url.searchParams.get('token') ?? '';
  if (!REF.test(ref)) return { kind: 'missing', what: 'page' };
  const credentials = token === '' ? { ref } : { ref, token };
  const answer = await api('booking/detail', credentials);
  if (!answer.ok) return failed(answer);
  const head = { title: t('title'), robots: 'noindex' } as const;
  return { kind: 'page', data: { booking: answer.data, credentials }, head };
}
