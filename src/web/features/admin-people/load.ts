// /admin/people: who has an account (docs/back-office.md#people).
import { type PeopleQuery, readPeopleQuery } from '#src/contract/addresses/admin/people-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of people. */
export type People = CallOutput<'admin/people'>;

/** One of them. */
export type PersonLine = People['data'][number];

/** Invitations to the staff that wait or have expired. */
export type Invitations = CallOutput<'admin/staff-invitations'>['data'];

/** What the page shows, and what its address asks for. */
export interface PeopleData {
  readonly admitted: Admitted<People>;
  readonly query: PeopleQuery;
  /** Null for those who give no roles. */
  readonly invitations: Invitations | null;
}

/** Loads a page of people; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<PeopleData>> {
  const query = readPeopleQuery(url.search);
  const [answer, invited] = await Promise.all([
    api('admin/people', { ...query.filter, ...(query.before !== null && { before: query.before }) }),
    api('admin/staff-invitations', {}),
  ]);
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page'
    ? { ...page, data: { admitted: page.data, query, invitations: invited.ok ? invited.data.data : null } }
    : page;
}
