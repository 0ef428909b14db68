// Letters to the staff: tasks that cannot wait, and each morning what is open of their areas (docs/back-office.md#to-do).
import { taskKindText } from '#src/contract/task-kinds.ts';
import { adminUrl, teamInvitationUrl } from '#src/contract/addresses/urls.ts';
import { invitationState } from '#src/domain/host/team.ts';
import { personName, plainLine } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import {
  findOpenByKind,
  findStaffReader,
  findUrgentTasks,
  type OpenOfKind,
  type UrgentTask,
} from '#src/server/features/task/index.ts';
import { findStaffInvitation } from '#src/server/features/admin/people/index.ts';
import { secretOfHash } from '#src/server/secrets.ts';
import type { Letter } from '#src/server/notices/letter.ts';
import { type FindNews, newsId } from './news.ts';

/** The kinds in the subject: the first three, so that a phone shows them. */
function kindsText(kinds: readonly string[]): string {
  const names = [...new Set(kinds)].map(taskKindText);
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
}

/** What cannot wait, each task with its line. */
export function urgentLetter(tasks: readonly UrgentTask[], origin: string): Letter {
  const count = tasks.length;
  return {
    subject: t('staff.now.subject', { count, kinds: kindsText(tasks.map(({ kind }) => kind)) }),
    heading: t('staff.now.heading', { count }),
    lines: [],
    facts: tasks.map(({ kind, detail }) => ({ label: taskKindText(kind), value: plainLine(detail) })),
    button: { label: t('staff.button'), url: origin + adminUrl },
    closing: [t('staff.now.closing')],
  };
}

/** What is open, by kind. */
export function digestLetter(open: readonly OpenOfKind[], origin: string): Letter {
  const count = open.reduce((sum, one) => sum + one.count, 0);
  return {
    subject: t('staff.digest.subject', { count, kinds: kindsText(open.map(({ kind }) => kind)) }),
    heading: t('staff.digest.heading', { count }),
    lines: [],
    facts: open.map(({ kind, count: ofKind, fresh, oldest }) => {
      const line = t('staff.digest.kind', { count: ofKind, fresh });
      const detail = plainLine(oldest);
      return {
        label: taskKindText(kind),
        value: detail === '' ? line : `${line}\n${t('staff.digest.oldest', { detail })}`,
      };
    }),
    button: { label: t('staff.button'), url: origin + adminUrl },
    closing: [t('staff.digest.closing')],
  };
}

export const findUrgentNews: FindNews = async ({ db }, payload) => {
  const id = newsId(payload, 'user_id');
  const reader = id === null ? null : await findStaffReader(db, id, 'staff-now');
  const ids = Array.isArray(payload['task_ids']) ? payload['task_ids'].filter(Number.isSafeInteger) : [];
  const tasks = reader === null ? [] : await findUrgentTasks(db, { ids, kinds: reader.kinds });
  if (reader === null || tasks.length === 0) return null;
  const { email, locale } = reader;
  return {
    email,
    locale,
    stop: { topic: 'staff-now', id: reader.id },
    write: (origin) => urgentLetter(tasks, origin),
  };
};

export const findDigestNews: FindNews = async ({ db }, payload) => {
  const id = newsId(payload, 'user_id');
  const reader = id === null ? null : await findStaffReader(db, id, 'staff-digest');
  const open = reader === null ? [] : await findOpenByKind(db, reader.kinds);
  if (reader === null || open.length === 0) return null;
  const { email, locale } = reader;
  return {
    email,
    locale,
    stop: { topic: 'staff-digest', id: reader.id },
    write: (origin) => digestLetter(open, origin),
  };
};

/** The invitation to the staff with its link; its page has the button. */
export function staffInvitationLetter(
  { invited_by: by, expires_ms: ends }: { invited_by: string; expires_ms: number },
  url: string,
): Letter {
  const words = { name: personName(by) };
  return {
    subject: t('staff.invitation.subject', words),
    heading: t('staff.invitation.heading'),
    lines: [t('staff.invitation.line', words)],
    facts: [{ label: t('team.fact.until'), value: civilDay(new Date(ends).toISOString().slice(0, 10)) }],
    button: { label: t('staff.invitation.button'), url },
    closing: [t('staff.invitation.closing')],
  };
}

export const findStaffInvitationNews: FindNews = async ({ db, keys }, payload) => {
  const id = newsId(payload, 'team_invitation_id');
  const row = id === null ? null : await findStaffInvitation(db, { id });
  // Withdrawn before it was sent: there is nothing to tell.
  if (!row || invitationState(row, row.now_ms) !== 'open') return null;
  const url = teamInvitationUrl(secretOfHash(keys, 'team-invitation', row.id, row.token_hash));
  return { email: row.email, locale: row.locale, write: (origin) => staffInvitationLetter(row, origin + url) };
};
