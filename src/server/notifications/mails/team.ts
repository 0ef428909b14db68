// Emails about teams (docs/domain/hosts.md#teams).
import type { TeamRole } from '#src/domain/team/permissions.ts';
import { invitationState } from '#src/domain/team/team.ts';
import { teamInvitationUrl } from '#src/contract/addresses/urls.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { manyLines, oneLine, personName } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, guestWords, shortCivilDay, t, utcDay } from '#src/server/booking-texts/words.ts';
import {
  findInvitation,
  findTeamEvent,
  type InvitationRow,
  type TeamEventRow,
} from '#src/server/features/team/index.ts';
import { findGuidedDeparture, type GuidedDeparture } from '#src/server/features/host-day/index.ts';
import { secretOfHash } from '#src/server/platform/secrets.ts';
import type { MailContent } from './mail.ts';
import { type FindNotice, noticeId } from '#src/server/notifications/notice.ts';

const roleText = (role: TeamRole): string => t(`team.role.${role}`);

export function invitationMail(
  row: Pick<InvitationRow, 'host_name' | 'invited_by' | 'role' | 'expires_ms'>,
  url: string,
): MailContent {
  const words = { name: personName(row.invited_by), host: personName(row.host_name) };
  return {
    subject: t('team.invitation.subject', words),
    heading: t('team.invitation.heading', words),
    lines: [t('team.invitation.line', words), t(`team.may.${row.role}`)],
    facts: [
      { label: t('team.fact.role'), value: roleText(row.role) },
      { label: t('team.fact.until'), value: utcDay(row.expires_ms) },
    ],
    button: { label: t('team.invitation.button'), url },
    closing: [t('team.invitation.closing')],
  };
}

export function teamMail(
  event: Pick<TeamEventRow, 'what' | 'who' | 'by' | 'host_name' | 'from_role' | 'to_role'>,
  origin: string,
): MailContent {
  // Invitees have only an address.
  const isAddress = event.what === 'invite' || event.what === 'revoke';
  const who = isAddress ? oneLine(event.who) : personName(event.who);
  const words = { who, by: personName(event.by), host: personName(event.host_name) };
  return {
    subject: t('team.news.subject', words),
    heading: t('team.news.subject', words),
    lines: [t(`team.news.${event.what}`, words)],
    facts: [
      ...(event.from_role === null ? [] : [{ label: t('team.fact.before'), value: roleText(event.from_role) }]),
      ...(event.to_role === null ? [] : [{ label: t('team.fact.role'), value: roleText(event.to_role) }]),
    ],
    button: { label: t('team.news.button'), url: origin + routes['host-team'].path },
    closing: [t('team.news.closing')],
  };
}

export function guideMail(kind: 'assigned' | 'freed', row: GuidedDeparture, origin: string): MailContent {
  const when = `${civilDay(row.date)}, ${row.time}`;
  const words = {
    title: oneLine(row.title),
    when: `${shortCivilDay(row.date)}, ${row.time}`,
    host: personName(row.host_name),
  };
  const url = `${origin}${routes['dashboard-host-panel'].path}?date=${row.date}`;
  return {
    subject: t(`guide.${kind}.subject`, words),
    heading: t(`guide.${kind}.subject`, words),
    lines: [t(`guide.${kind}.line`, words)],
    facts: [
      { label: t('fact.experience'), value: words.title },
      { label: t('fact.when'), value: when },
      { label: t('fact.host'), value: words.host },
      ...(kind === 'freed'
        ? []
        : [
            { label: t('fact.guests'), value: guestWords(row.guests) },
            { label: t('fact.meeting'), value: manyLines(row.meeting_text) },
          ]),
    ],
    button: { label: t('guide.button'), url },
    closing: [],
  };
}

const guideNotice =
  (kind: 'assigned' | 'freed'): FindNotice =>
  async ({ db }, payload) => {
    const [id, reader] = [payload['departure_id'], noticeId(payload, 'reader_id')];
    const row = typeof id === 'number' && reader !== null ? await findGuidedDeparture(db, id, reader) : null;
    // Changed meanwhile: the later email is right.
    if (row === null || row.is_led !== (kind === 'assigned')) return null;
    return { email: row.email, locale: row.locale, write: (origin) => guideMail(kind, row, origin) };
  };

export const findAssignedNotice = guideNotice('assigned');
export const findFreedNotice = guideNotice('freed');

export const findInvitationNotice: FindNotice = async ({ db, keys }, payload) => {
  const id = noticeId(payload, 'team_invitation_id');
  const row = id === null ? null : await findInvitation(db, { id });
  // The invitation was withdrawn meanwhile.
  if (!row || invitationState(row, row.now_ms) !== 'open') return null;
  const url = teamInvitationUrl(secretOfHash(keys, 'team-invitation', row.id, row.token_hash));
  return { email: row.email, locale: row.locale, write: (origin) => invitationMail(row, origin + url) };
};

export const findTeamNotice: FindNotice = async ({ db }, payload) => {
  const id = payload['log_id'];
  const event = typeof id === 'number' ? await findTeamEvent(db, id) : null;
  return (
    event && {
      email: event.owner_email,
      locale: event.owner_locale,
      write: (origin) => teamMail(event, origin),
    }
  );
};
