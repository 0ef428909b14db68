// Emails to hosts in their chosen language (docs/domain/messages.md#emails-to-hosts).
import { describe, expect, it } from 'vitest';
import { englishOfHosts } from '#scripts/host-texts/host-catalogues.ts';
import { hostLocales } from '#src/texts/languages.ts';
import { isHostLocale } from '#src/texts/locale.ts';
import { composeSample } from '#tests/support/mail/compose-sample.ts';
import { notificationKinds } from '#src/server/notifications/kinds.ts';

const languages = hostLocales.filter(isHostLocale);
const kinds = Object.keys(notificationKinds).filter((name) => {
  const kind = notificationKinds[name];
  if (kind && 'to' in kind) return kind.to === 'host';
  const isHosting = kind?.about === 'account' && kind.isHosting === true;
  return isHosting || kind?.about === 'day' || kind?.about === 'listing' || name.startsWith('credential-');
});
type More = NonNullable<Parameters<typeof composeSample>[1]>;

/** Further states and causes, so each text occurs. */
const others: readonly [string, More][] = [
  ['host-new-booking', { booking: { balance_cents: 0, balance_local_minor: null } }],
  ['host-request', { payload: {} }],
  ['host-request', { booking: { balance_cents: 0, due_cents: 0, payment: 'none' } }],
  ['host-booking-cancelled', { payload: { from: 'requested' } }],
  ['host-booking-cancelled', { booking: { cancelled_by: 'host', cancel_cause: 'host' } }],
  ['host-booking-cancelled', { booking: { cancelled_by: 'guest', cancel_cause: 'host_late' } }],
  ['host-booking-cancelled', { booking: { cancelled_by: 'host', cancel_cause: 'unsafe_weather' } }],
  ['host-booking-cancelled', { booking: { cancelled_by: 'operator' }, payload: { refund_cents: 0 } }],
  ['host-booking-cancelled', { booking: { due_cents: 0, payment: 'none' }, payload: { refund_cents: 0 } }],
  ['host-booking-moved', { booking: { balance_cents: 0 } }],
  ['pickup-changed', { booking: { status: 'requested', pickup_address: 'Hotel 9' } }],
  ['host-no-show-decided', { booking: { status: 'no_show' }, payload: { decision: 'reject' } }],
  ['host-cash-decided', { payload: { word: 'paid', reason: '-' } }],
  ['host-cash-decided', { payload: { word: 'waived', reason: '-' } }],
];
const mails: readonly [string, More][] = [...kinds.map((kind): [string, More] => [kind, {}]), ...others];

/** English pieces of at least two words between values; a piece in more than two emails is common text. */
const english = Object.values(englishOfHosts['server/booking-texts'] ?? {})
  .filter((text) => !text.includes('plural'))
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((piece) => piece.trim())
  .filter((piece) => /[a-z]{3,}.* [a-z]{2,}/i.test(piece));

async function mailIn(name: string, language: string, more: More) {
  const mail = await composeSample(name, { ...more, language });
  if (!mail) throw new Error(`${name} says nothing`);
  return mail;
}

describe('every mail to a host', () => {
  it.each(languages)('who reads %s is in that language as a whole', async (language) => {
    for (const [name, more] of mails) {
      const { subject, text, html, attachments } = await mailIn(name, language, more);
      const files = attachments.filter(({ contentType }) => contentType.startsWith('text/'));
      const said = [subject, text, ...files.map(({ content }) => content.replace(/\r\n /g, ''))].join('\n');
      expect
        .soft(
          english.filter((piece) => said.includes(piece)),
          name,
        )
        .toEqual([]);
      expect.soft(html, name).toContain(`<html lang="${language}" dir="ltr">`);
      expect
        .soft(said, name)
        .not.toMatch(/\{\w+\}|undefined|NaN|Invalid Date|\d December|Saturday|\bDec\b|[٠-٩०-९๐-๙໐-໙០-៩၀-၉]/);
      // Labels must differ; messages are labelled by their author.
      const labels = [...html.matchAll(/<th[^>]*>([^<]+)</g)]
        .map(([, label]) => label)
        .filter((label) => label !== 'Ada');
      expect.soft(labels, name).toEqual([...new Set(labels)]);
      expect.soft(text, name).not.toMatch(/^(When|Guests?|Experience|Pickup|Reference|Cash to collect\b.*):/m);
    }
  });
});

it('of calendars elsewhere is said on a phone, too', () => {
  const saidShort = kinds.filter((name) => name.startsWith('host-feed-') && 'short' in (notificationKinds[name] ?? {}));
  expect(saidShort).toEqual(['late', 'stopped', 'unread', 'emptied', 'conflict'].map((what) => `host-feed-${what}`));
});

describe('the mails of a mail', () => {
  it.each([
    ['ne', 'Noto Sans Devanagari', '16px/1.55'],
    ['km', 'Noto Sans Khmer', '16px/1.8'],
    ['my', 'Myanmar Text', '16px/1.8'],
    ['th', 'Leelawadee UI', '16px/1.8'],
    ['lo', 'Noto Sans Lao', '16px/1.8'],
    ['vi', 'font:16px/1.55 Helvetica', '16px/1.55'],
  ])('are those of %s, and its lines are far enough apart', async (language, face, line) => {
    const { html } = await mailIn('host-new-booking', language, {});
    expect(html.replaceAll('&#39;', "'")).toContain(face);
    expect(html).toContain(line);
    expect(html).not.toMatch(language === 'km' || language === 'my' ? /px\/1\.[0-7]/ : /px\/1\.0/);
  });
});
