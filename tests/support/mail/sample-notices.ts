// A sample notification of each personal kind.
import type { MailContent } from '#src/server/notifications/mails/mail.ts';
import { hostSaleMail } from '#src/server/notifications/mails/listing.ts';
import { staffMail } from '#src/server/notifications/mails/staff.ts';
import { decidedMail, endingMail } from '#src/server/notifications/mails/credential.ts';
import { guideMail, invitationMail, teamMail } from '#src/server/notifications/mails/team.ts';
import {
  paidMail,
  digestMail,
  urgentMail,
  staffInvitationMail,
  warningMail,
} from '#src/server/notifications/notice-kinds.ts';
import { decisionMail } from '#src/server/notifications/mails/ambassador.ts';
import { priceMail, seatMail } from '#src/server/notifications/mails/wish-alert.ts';
import { sampleNow } from './samples.ts';

/** The function that writes an email of this kind. */
export function sampleNotice(name: string, who: string): (origin: string) => MailContent {
  const credential = {
    host_id: '00000000-0000-4000-8000-0000000000aa',
    host_name: who,
    kind: 'id' as const,
    decision: 'refused',
    expires_on: '2027-03-01',
    words: 'The number cannot be read.\nPlease take the picture in daylight.',
    is_own: false,
  };
  const led = {
    title: 'A walk through the old town',
    host_name: who,
    date: '2026-12-05',
    time: '09:00',
    guests: 6,
    meeting_text: 'At the well.\nThe blue door.',
    email: 'dawa@example.test',
    locale: 'en_US',
    is_led: true,
  };
  const mails: Record<string, (origin: string) => MailContent> = {
    'wish-seat': (origin) =>
      seatMail(
        { course_id: 7, city_slug: 'hue', title: 'Cook with Mai', date: '2026-12-05', time: null, pax: 2 },
        origin,
      ),
    'wish-price': (origin) =>
      priceMail(
        [{ course_id: 7, city_slug: 'hue', title: 'Cook with Mai', before_cents: 2500, after_cents: 2120 }],
        origin,
      ),
    'staff-invitation': (origin) =>
      staffInvitationMail(
        { invited_by: who, expires_ms: Date.UTC(2026, 11, 7) },
        `${origin}/team-invitation?token=sample`,
      ),
    'team-invitation': (origin) =>
      invitationMail(
        { host_name: who, invited_by: who, role: 'guide', expires_ms: sampleNow + 7 * 86_400_000 },
        `${origin}/team-invitation?token=sample`,
      ),
    'team-news': (origin) =>
      teamMail({ what: 'change', who, by: who, host_name: who, from_role: 'guide', to_role: 'manager' }, origin),
    'guide-assigned': (origin) => guideMail('assigned', led, origin),
    'guide-freed': (origin) => guideMail('freed', led, origin),
    'credential-decided': (origin) => decidedMail(credential, origin),
    'credential-ending': (origin) => endingMail(credential, 7, origin),
    'ambassador-accepted': (origin) =>
      decisionMail({ first_name: who, is_accepted: true, note: '', code: 'MINA7K2Q' }, origin),
    'ambassador-declined': (origin) =>
      decisionMail({ first_name: who, is_accepted: false, note: 'We know this city already.', code: null }, origin),
    'partner-paid': (origin) => paidMail({ first_name: who, amount_cents: 4210, reference: 'AMB-2026-11' }, origin),
    'staff-now': (origin) =>
      urgentMail(
        [
          { kind: 'dispute', detail: 'US$6.24 are disputed (fraudulent): open' },
          { kind: 'problem_report', detail: `${who}: nobody came` },
        ],
        origin,
      ),
    'staff-digest': (origin) =>
      digestMail([{ kind: 'feedback', count: 3, fresh: 1, oldest: `${who}: something else` }], origin),
    'host-hidden': (origin) =>
      hostSaleMail('hidden', { host_name: who, is_host: false, words: 'The house is being rebuilt.' }, origin),
    'host-shown': (origin) =>
      hostSaleMail('shown', { host_name: who, is_host: true, words: 'The house stands again.' }, origin),
    ...Object.fromEntries(
      (['slot_close', 'slot_open', 'slot_cancel', 'day_closed'] as const).map((key, at) => [
        ['host-departure-close', 'host-departure-open', 'host-departure-cancel', 'host-day-closed'][at],
        (origin: string) =>
          staffMail(
            {
              key,
              values: () => ({ title: 'A walk', day: 'Saturday', time: '09:00', days: 'Saturday', city: 'Hanoi' }),
              words: 'The road is closed.',
            },
            { host_name: who, is_host: false },
            origin,
          ),
      ]),
    ),
    'message-warning': (origin) => warningMail({ title: 'A walk through the old town', reason: 'rude' }, origin),
  };
  const mail = mails[name];
  if (!mail) throw new Error(`no sample of ${name}`);
  return mail;
}
