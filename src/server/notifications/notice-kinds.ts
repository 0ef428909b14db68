// Kinds about teams, documents, reports and staff, for src/server/notifications/kinds.ts.
import { findHiddenNotice, findShownNotice } from './mails/listing.ts';
import { findCancelledNotice, findClosedNotice, findDayClosedNotice, findOpenedNotice } from './mails/staff.ts';
import { findDecisionNotice } from './mails/ambassador.ts';
import { findPriceNotice, findSeatNotice } from './mails/wish-alert.ts';
import { findDecidedNotice, findEndingNotice } from './mails/credential.ts';
import { type FindNotice, noticeId } from './notice.ts';
import { findAssignedNotice, findFreedNotice, findInvitationNotice, findTeamNotice } from './mails/team.ts';
import { messagesUrl, adminUrl, teamInvitationUrl } from '#src/contract/addresses/urls.ts';
import { oneLine, personName, plainLine } from '#src/server/booking-texts/clean-words.ts';
import { t, utcDay } from '#src/server/booking-texts/words.ts';
import { findMailedWarning, type MailedWarning } from '#src/server/features/insights/index.ts';
import {
  findOpenByKind,
  findStaffReader,
  findUrgentTasks,
  type OpenOfKind,
  type UrgentTask,
} from '#src/server/features/staff-log/index.ts';
import type { MailContent } from './mails/mail.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { priceText } from '#src/texts/money-text.ts';
import { findStaffInvitation } from '#src/server/features/admin/index.ts';
import { findMailedPayment, type MailedPayment } from '#src/server/features/partner/index.ts';
import { taskKindText } from '#src/contract/task-kinds.ts';
import { invitationState } from '#src/domain/team/team.ts';
import { secretOfHash } from '#src/server/platform/secrets.ts';

/** Three in the subject, for phones (docs/reference/back-office.md#to-do). */
function kindsText(kinds: readonly string[]): string {
  const names = [...new Set(kinds)].map(taskKindText);
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
}

export function urgentMail(tasks: readonly UrgentTask[], origin: string): MailContent {
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

export function digestMail(open: readonly OpenOfKind[], origin: string): MailContent {
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

const findUrgentNotice: FindNotice = async ({ db }, payload) => {
  const id = noticeId(payload, 'user_id');
  const reader = id === null ? null : await findStaffReader(db, id, 'staff-now');
  const ids = Array.isArray(payload['task_ids']) ? payload['task_ids'].filter(Number.isSafeInteger) : [];
  const tasks = reader === null ? [] : await findUrgentTasks(db, { ids, kinds: reader.kinds });
  if (reader === null || tasks.length === 0) return null;
  const { email, locale } = reader;
  return {
    email,
    locale,
    stop: { topic: 'staff-now', id: reader.id },
    write: (origin) => urgentMail(tasks, origin),
  };
};

const findDigestNotice: FindNotice = async ({ db }, payload) => {
  const id = noticeId(payload, 'user_id');
  const reader = id === null ? null : await findStaffReader(db, id, 'staff-digest');
  const open = reader === null ? [] : await findOpenByKind(db, reader.kinds);
  if (reader === null || open.length === 0) return null;
  const { email, locale } = reader;
  return {
    email,
    locale,
    stop: { topic: 'staff-digest', id: reader.id },
    write: (origin) => digestMail(open, origin),
  };
};

export function staffInvitationMail(
  { invited_by: by, expires_ms: ends }: { invited_by: string; expires_ms: number },
  url: string,
): MailContent {
  const words = { name: personName(by) };
  return {
    subject: t('staff.invitation.subject', words),
    heading: t('staff.invitation.heading'),
    lines: [t('staff.invitation.line', words)],
    facts: [{ label: t('team.fact.until'), value: utcDay(ends) }],
    button: { label: t('staff.invitation.button'), url },
    closing: [t('staff.invitation.closing')],
  };
}

const findStaffInvitationNotice: FindNotice = async ({ db, keys }, payload) => {
  const id = noticeId(payload, 'team_invitation_id');
  const row = id === null ? null : await findStaffInvitation(db, { id });
  // The invitation was withdrawn meanwhile.
  if (!row || invitationState(row, row.now_ms) !== 'open') return null;
  const url = teamInvitationUrl(secretOfHash(keys, 'team-invitation', row.id, row.token_hash));
  return { email: row.email, locale: row.locale, write: (origin) => staffInvitationMail(row, origin + url) };
};

type PaymentFacts = Pick<MailedPayment, 'first_name' | 'amount_cents' | 'reference'>;

export function paidMail({ first_name, amount_cents, reference }: PaymentFacts, origin: string): MailContent {
  const words = { name: personName(first_name), amount: priceText(amount_cents) };
  return {
    subject: t('partnerPaid.subject', words),
    heading: t('partnerPaid.heading', words),
    lines: [t('partnerPaid.line')],
    facts: [{ label: t('partnerPaid.reference'), value: oneLine(reference) }],
    button: { label: t('partnerPaid.button'), url: origin + routes['dashboard-partner'].path },
    closing: [],
  };
}

const findPaidNotice: FindNotice = async ({ db }, payload) => {
  const id = noticeId(payload, 'payment_id');
  const found = id === null ? null : await findMailedPayment(db, id);
  return found && { email: found.email, locale: found.locale, write: (origin) => paidMail(found, origin) };
};

/** Names the experience and the rule (docs/domain/reviews.md#actions-on-a-report). */
export function warningMail({ title, reason }: Pick<MailedWarning, 'title' | 'reason'>, origin: string): MailContent {
  return {
    subject: t('warning.subject', { title: oneLine(title) }),
    heading: t('warning.heading'),
    lines: [t(`warning.reason.${reason}`), t('warning.line')],
    facts: [{ label: t('fact.experience'), value: oneLine(title) }],
    button: { label: t('warning.button'), url: origin + messagesUrl() },
    closing: [t('warning.closing')],
  };
}

const findWarningNotice: FindNotice = async ({ db }, payload) => {
  const id = noticeId(payload, 'report_id');
  const warning = id === null ? null : await findMailedWarning(db, id);
  return warning && { email: warning.email, locale: warning.locale, write: (origin) => warningMail(warning, origin) };
};

export interface PersonalNoticeKind {
  about: 'notice';
  find: FindNotice;
  isBounded?: true;
}

const personal = (find: FindNotice): PersonalNoticeKind => ({ about: 'notice', find });

export const personalNoticeKinds = {
  // Hosts can type any address.
  'team-invitation': { ...personal(findInvitationNotice), isBounded: true },
  'staff-invitation': { ...personal(findStaffInvitationNotice), isBounded: true },
  'team-news': personal(findTeamNotice),
  'guide-assigned': personal(findAssignedNotice),
  'guide-freed': personal(findFreedNotice),
  'credential-decided': personal(findDecidedNotice),
  'credential-ending': personal(findEndingNotice),
  'ambassador-accepted': personal(findDecisionNotice),
  'ambassador-declined': personal(findDecisionNotice),
  'partner-paid': personal(findPaidNotice),
  'staff-now': personal(findUrgentNotice),
  'staff-digest': personal(findDigestNotice),
  'host-hidden': personal(findHiddenNotice),
  'host-shown': personal(findShownNotice),
  'host-departure-close': personal(findClosedNotice),
  'host-departure-open': personal(findOpenedNotice),
  'host-departure-cancel': personal(findCancelledNotice),
  'host-day-closed': personal(findDayClosedNotice),
  'message-warning': personal(findWarningNotice),
  'wish-seat': personal(findSeatNotice),
  'wish-price': personal(findPriceNotice),
} satisfies Record<string, PersonalNoticeKind>;
