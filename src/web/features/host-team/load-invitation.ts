// /team-invitation: what the link of a mail is about; opening it changes nothing (docs/team.md#invitations).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** The invitation, or null where the link is none. */
export type InvitationData = {
  readonly seen: CallOutput<'team/invitation'> | null;
  /** The same link may be one to the staff. */
  readonly staff: CallOutput<'admin/staff-invitation'> | null;
};

/** Loads it by the secret of the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<InvitationData>> {
  const head = { title: t('invited.page'), robots: 'noindex' } as const;
  const token = url.searchParams.get('token') ?? '';
  const answer = await api('team/invitation', { token });
  if (answer.ok) return { kind: 'page', data: { seen: answer.data, staff: null }, head };
  const isLost = answer.kind === 'refusal' && ['team-invitation-not-found', 'bad-input'].includes(answer.error.code);
  if (!isLost) return failed(answer);
  const staff = await api('admin/staff-invitation', { token });
  if (staff.ok)
    return { kind: 'page', data: { seen: null, staff: staff.data }, head: { ...head, title: t('staff.page') } };
  return { kind: 'page', data: { seen: null, staff: null }, head, status: 404 };
}
