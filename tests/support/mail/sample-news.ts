// News of each kind as somebody with a name causes it.
import type { Letter } from '#src/server/notices/letter.ts';
import { hostSaleLetter } from '#src/server/notices/hosting/listing-letters.ts';
import { staffLetter } from '#src/server/notices/hosting/staff-letters.ts';
import { decidedLetter, endingLetter } from '#src/server/notices/news/paper-letters.ts';
import { guideLetter, invitationLetter, teamNewsLetter } from '#src/server/notices/news/team-letters.ts';
import {
  paidLetter,
  digestLetter,
  urgentLetter,
  staffInvitationLetter,
  warningLetter,
} from '#src/server/notices/news/news-kinds.ts';
import { decisionLetter } from '#src/server/notices/news/ambassador-letters.ts';
import { sampleNow } from './samples.ts';

/** What writes the letter of a kind. */
export function sampleNews(name: string, who: string): (origin: string) => Letter {
  const paper = {
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
  const letters: Record<string, (origin: string) => Letter> = {
    'staff-invitation': (origin) =>
      staffInvitationLetter(
        { invited_by: who, expires_ms: Date.UTC(2026, 11, 7) },
        `${origin}/team-invitation?token=sample`,
      ),
    'team-invitation': (origin) =>
      invitationLetter(
        { host_name: who, invited_by: who, role: 'guide', expires_ms: sampleNow + 7 * 86_400_000 },
        `${origin}/team-invitation?token=sample`,
      ),
    'team-news': (origin) =>
      teamNewsLetter({ what: 'change', who, by: who, host_name: who, from_role: 'guide', to_role: 'manager' }, origin),
    'guide-assigned': (origin) => guideLetter('assigned', led, origin),
    'guide-freed': (origin) => guideLetter('freed', led, origin),
    'paper-decided': (origin) => decidedLetter(paper, origin),
    'paper-ending': (origin) => endingLetter(paper, 7, origin),
    'ambassador-accepted': (origin) =>
      decisionLetter({ first_name: who, is_accepted: true, note: '', code: 'MINA7K2Q' }, origin),
    'ambassador-declined': (origin) =>
      decisionLetter({ first_name: who, is_accepted: false, note: 'We know this city already.', code: null }, origin),
    'partner-paid': (origin) => paidLetter({ first_name: who, amount_cents: 4210, reference: 'AMB-2026-11' }, origin),
    'staff-now': (origin) =>
      urgentLetter(
        [
          { kind: 'dispute', detail: 'US$6.24 are disputed (fraudulent): open' },
          { kind: 'problem_report', detail: `${who}: nobody came` },
        ],
        origin,
      ),
    'staff-digest': (origin) =>
      digestLetter([{ kind: 'feedback', count: 3, fresh: 1, oldest: `${who}: something else` }], origin),
    'host-hidden': (origin) =>
      hostSaleLetter('hidden', { host_name: who, is_host: false, words: 'The house is being rebuilt.' }, origin),
    'host-shown': (origin) =>
      hostSaleLetter('shown', { host_name: who, is_host: true, words: 'The house stands again.' }, origin),
    ...Object.fromEntries(
      (['slot_close', 'slot_open', 'slot_cancel', 'day_closed'] as const).map((key, at) => [
        ['host-departure-close', 'host-departure-open', 'host-departure-cancel', 'host-day-closed'][at],
        (origin: string) =>
          staffLetter(
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
    'message-warning': (origin) => warningLetter({ title: 'A walk through the old town', reason: 'rude' }, origin),
  };
  const letter = letters[name];
  if (!letter) throw new Error(`no sample of ${name}`);
  return letter;
}
