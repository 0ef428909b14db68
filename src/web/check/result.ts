// A code's result: colour, headline, facts, notes. Pure.
import { moneyText } from '#src/texts/money-text.ts';
import { judgeVoucher, type VoucherFacts } from '#src/domain/trip/voucher.ts';
import type { ReadCode } from './read-code.ts';
import { partyOf, seenAt, type Seen } from './seen.ts';
import type { CheckSettings } from './settings.ts';
import { t } from './texts.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';

// Local dates: the phone is at the departure.

export function todayOf(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** 'Saturday 5 December' and '09:00'. */
function departureText(departure: string): { day: string; time: string } {
  const [date = '', time = ''] = departure.split('T');
  const day = dateFormat(dateTag(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return { day: day.format(new Date(`${date}T12:00:00Z`)), time };
}

/** '5 December, 09:02' by the phone's clock. */
export function stampText(atMs: number): string {
  const format = dateFormat(dateTag(), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(atMs)).replace(' at ', ', ');
}

export interface Result {
  tone: 'good' | 'bad' | 'careful';
  headline: string;
  facts: string[];
  notes: string[];
  letIn: VoucherFacts | null;
}

export interface Situation {
  now: Date;
  seen: readonly Seen[];
  courses: ReadonlySet<number>;
  settings: CheckSettings;
}

export function resultOf(read: ReadCode, situation: Situation): Result {
  if (read.ok) return judged(read.facts, situation);
  const { why } = read;
  const brand = situation.settings.brand;
  return { tone: 'bad', headline: t(why), facts: [], notes: [t(`${why}.text`, { brand })], letIn: null };
}

function judged(facts: VoucherFacts, { now, seen, courses, settings }: Situation): Result {
  const before = seenAt(seen, facts);
  const verdict = judgeVoucher(facts, { nowMs: now.getTime(), today: todayOf(now), seenAt: before });
  const { day, time } = departureText(facts.departure);
  const when = t('fact.when', { day, time });
  const why = {
    welcome: [],
    seen: [t('seen.text', { when: stampText(before ?? 0) })],
    early: [t('day.text', { when })],
    late: [t('day.text', { when })],
    expired: [t('expired.text', { when })],
  }[verdict];
  const isWelcome = verdict === 'welcome';
  const notes = isWelcome ? welcomeNotes(facts, seen, courses) : [];
  return {
    tone: isWelcome ? (notes.length > 0 ? 'careful' : 'good') : 'bad',
    headline: t(verdict),
    facts: [
      t('fact.guests', { count: facts.pax }),
      // A rejected code shows no amount.
      ...(isWelcome || verdict === 'seen' ? [balanceText(facts, settings), when] : []),
      t('fact.ref', { ref: facts.ref }),
    ],
    notes: [...why, ...notes, ...(isWelcome ? [t('note.offline')] : [])],
    letIn: isWelcome ? facts : null,
  };
}

function welcomeNotes(facts: VoucherFacts, seen: readonly Seen[], courses: ReadonlySet<number>): string[] {
  const notes: string[] = [];
  if (courses.size > 0 && !courses.has(facts.courseId)) notes.push(t('note.course', { course: facts.courseId }));
  const { wholeAt, companions } = partyOf(seen, facts);
  if (facts.companion !== undefined && wholeAt !== null) notes.push(t('note.party', { when: stampText(wholeAt) }));
  if (facts.companion === undefined && companions > 0) notes.push(t('note.companions', { count: companions }));
  return notes;
}

function balanceText({ balanceMinor, currency }: VoucherFacts, { currencies }: CheckSettings): string {
  if (balanceMinor === null) return t('fact.companion');
  if (balanceMinor === 0) return t('fact.noCash');
  const format = currencies[currency] ?? { digits: 2, symbol: currency };
  return t('fact.cash', { amount: moneyText(balanceMinor, format) });
}
