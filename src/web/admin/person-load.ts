// /admin/people/{id}: one account (docs/back-office.md#one-person).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { loadNotes, type StaffNotes } from './Notes.tsx';
import { nameText } from './people-words.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './person-texts.ts';

/** What an account is, books, offers and opens, and what may be done with it. */
export type Person = CallOutput<'admin/person'>;

export interface PersonData {
  readonly admitted: Admitted<Person>;
  readonly notes: StaffNotes;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads it. An address that names no account is a missing page, whoever asks. */
export async function load({ api, params }: PageInput): Promise<PageResult<PersonData>> {
  const id = params['id'] ?? '';
  if (!uuid.test(id)) return { kind: 'missing', what: 'page' };
  const [answer, notes] = await Promise.all([api('admin/person', { user_id: id }), loadNotes(api, { user_id: id })]);
  if (!answer.ok && isRefusedAs(answer, 'person-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok ? nameText(answer.data.name) : t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, notes } } : page;
}
