import { describe, expect, it } from 'vitest';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { notificationKinds } from '#src/server/notifications/kinds.ts';
import { composeSample, sampleSetting } from '#tests/support/mail/compose-sample.ts';
import { sampleBooking } from '#tests/support/mail/samples.ts';
import { isTestFile, readSourceFiles } from '#scripts/tree/source-files.ts';

const names = Object.keys(notificationKinds);
const hostile = '<img src=x onerror=alert(1)>\r\nBcc: all@evil.example';

async function mailOf(name: string, more: Parameters<typeof composeSample>[1] = {}) {
  const mail = await composeSample(name, more);
  if (!mail) throw new Error(`${name} says nothing`);
  return mail;
}

describe('every mail', () => {
  it('says the same in text and HTML, with nothing from elsewhere', async () => {
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) {
      const { subject, text, html } = await mailOf(name);
      expect.soft(subject, name).toMatch(/^[^\r\n]{10,140}$/);
      expect.soft(`${subject}${text}${html}`, name).not.toMatch(/\{\w+\}|undefined|null|NaN|Invalid Date/);
      // Only colors in the style sheet (`src/server/notifications/mails/layout.test.ts`).
      expect.soft(html, name).not.toMatch(/<script|<style[^>]|<link|src="(?!cid:)|url\(|@import/);
      expect.soft(html.match(/<style/g), name).toHaveLength(1);
      for (const [word] of text.matchAll(/US\$[\d.,]+|\d\d:\d\d/g)) expect.soft(html, name).toContain(word);
      expect.soft(text, name).toContain('help@banyan.example');
    }
  });

  // Emails about no open booking: reviews follow it, seats are a departure's; others are about accounts, listings,
  // teams, phones, documents.
  const isFree = (name: string) =>
    /review|seats-raised/.test(name) ||
    (name !== 'host-departure-cancel' &&
      ['account', 'listing', 'notice', 'unreachable'].includes(notificationKinds[name]?.about ?? ''));

  it('says what happens to money, or that it is free, and where it is about no price it names none', async () => {
    expect(new Set(names.map(isFree)).size).toBe(2);
    for (const name of names) {
      const { text } = await mailOf(name);
      if (isFree(name)) expect.soft(text, name).not.toMatch(/deposit|charged|refund/i);
      else expect.soft(text, name).toMatch(/pa(y|id)|charged|cash|money|owe|refund|gone back|does not take place/i);
    }
  });

  it('bears what strangers write', async () => {
    for (const name of names) {
      const { subject, text, html } = await mailOf(name, { firstName: hostile });
      expect.soft(subject, name).not.toMatch(/[\r\n]/);
      expect.soft(html, name).not.toContain('<img src=x');
      expect.soft(html, name).not.toMatch(/onerror=alert\(1\)>/);
      expect.soft(text, name).not.toMatch(/^Bcc:/m);
      expect.soft(text, name).not.toContain('evil.example');
    }
  });
});

const ofNoBooking = ['account', 'notice', 'unreachable'];
const isOfHost = (name: string) =>
  name === 'pickup-changed' ||
  (name.startsWith('host-') && !ofNoBooking.includes(notificationKinds[name]?.about ?? ''));

describe('mails to hosts', () => {
  it('open with the token of the host, and show no address of the guest', async () => {
    const ofHost = names.filter((name) => isOfHost(name));
    expect(ofHost.length).toBeGreaterThan(5);
    for (const name of ofHost) {
      const { to, html, text } = await mailOf(name);
      expect.soft(to, name).toBe('host@example.test');
      const { id } = sampleBooking();
      const access = deriveSecret(sampleSetting.keys, 'booking-access', id);
      expect.soft(html + text, name).not.toContain(access);
      expect.soft(html + text, name).not.toContain('guest@example.test');
      if (!['host-inquiry', 'host-tomorrow', 'host-seats-raised'].includes(name))
        expect.soft(text, name).toContain(deriveSecret(sampleSetting.keys, 'host', id));
    }
  });
});

it('shows a host the full name and phone of a guest once the seats are sold, and not before', async () => {
  const asked = (await mailOf('host-request')).text;
  expect(asked).toContain('Guest: Ada\n');
  expect(asked).not.toContain('900123');
  expect((await mailOf('host-new-booking')).text).toContain('Guest: Ada Lovelace\n  +44 7700 900123');
});

describe('mails to companions', () => {
  it.each(names.filter((name) => name.startsWith('companion-')))('%s shows no price and no way in', async (name) => {
    const { html, text, attachments } = await mailOf(name);
    // Image bytes are skipped, because base64 may spell a currency.
    const files = attachments
      .filter(({ contentType }) => !contentType.startsWith('image/'))
      .map((file) => file.content);
    expect(html + text + files.join('\n')).not.toMatch(/US\$|NPR|6,810|48\.00|token=/);
  });
});

describe('calendar files', () => {
  const eventOf = async (name: string, nowMs?: number) => {
    const { attachments } = await mailOf(name, { booking: nowMs === undefined ? {} : { now_ms: nowMs } });
    return attachments.find((file) => file.contentType.startsWith('text/calendar'))?.content ?? '';
  };

  it('add the date with an alarm, by the clock of the place and in words', async () => {
    const file = (await eventOf('booking-confirmed')).replaceAll('\r\n ', '');
    expect(file).toMatch(
      /METHOD:PUBLISH[\s\S]*DTSTART;TZID=Asia\/Kathmandu:20261205T170000[\s\S]*DTEND;TZID=Asia\/Kathmandu:20261205T200000/,
    );
    expect(file).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Kathmandu[\s\S]*TZOFFSETTO:\+0545/);
    expect(file).toContain('Saturday\\, 5 December 2026 at 17:00 (UTC+5:45\\, Kathmandu)');
    expect(file).toMatch(/BEGIN:VALARM[\s\S]*TRIGGER:-P1D|TRIGGER:-PT24H|TRIGGER:-PT86400S/);
    expect(file).toContain('STATUS:CONFIRMED');
  });

  it.each(names)('of %s hold no key to the booking', async (name) => {
    expect(await eventOf(name)).not.toMatch(/token/);
  });

  it('move and cancel the same event with a higher sequence', async () => {
    const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
    const uid = (file: string) => /UID:(\S+)/.exec(file)?.[1];
    const first = await eventOf('booking-confirmed', Date.UTC(2026, 10, 21, 10, 0));
    const moved = await eventOf('booking-moved', Date.UTC(2026, 10, 21, 10, 1));
    const gone = await eventOf('booking-cancelled', Date.UTC(2026, 10, 21, 10, 2));
    expect(new Set([first, moved, gone].map(uid)).size).toBe(1);
    expect([sequence(moved) - sequence(first), sequence(gone) - sequence(moved)]).toEqual([60, 60]);
    expect(gone).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(gone).not.toContain('VALARM');
  });

  it('name no guest any more once the date is taken out', async () => {
    const fileOf = async (booking: Parameters<typeof composeSample>[1]) =>
      (await mailOf('host-booking-cancelled', booking)).attachments.map(({ content }) => content).join('');
    expect(await fileOf({ booking: { status: 'cancelled' } })).not.toContain('Lovelace');
    expect(await fileOf({ booking: { status: 'cancelled' } })).not.toContain('900123');
  });

  it.each(['booking-held', 'booking-requested', 'request-declined', 'refund-done', 'inquiry-offered'])(
    'are not sent while no date stands: %s',
    async (name) => {
      expect(await eventOf(name)).toBe('');
    },
  );
});

describe('a mail whose reason has gone is not sent', () => {
  it.each([
    ['booking-held', { status: 'confirmed' as const }],
    ['booking-held', { payment: 'checking' as const }],
    ['booking-held', { hold_until: new Date(0) }],
    ['booking-confirmed', { status: 'cancelled' as const }],
    ['booking-requested', { status: 'confirmed' as const }],
    ['host-request', { status: 'cancelled' as const }],
    ['host-new-booking', { status: 'cancelled' as const }],
    ['companion-invite', { status: 'cancelled' as const }],
    ['pickup-changed', { status: 'cancelled' as const }],
    ['no-show-recorded', { status: 'checked_in' as const }],
    ['no-show-taken-back', { status: 'no_show' as const }],
  ])('%s', async (name, booking) => {
    expect(await composeSample(name, { booking })).toBeNull();
  });
});

describe('money in cancelling', () => {
  it('is told in full, in part, as nothing, and as nothing paid', async () => {
    const said = async (paid: 'paid' | 'none', refund: number) =>
      (await mailOf('booking-cancelled', { booking: { payment: paid }, payload: { refund_cents: refund } })).text;
    expect(await said('paid', 780)).toContain('refund US$7.80 of the US$15.60 you paid online');
    expect(await said('paid', 0)).toContain('the US$15.60 you paid online isn’t refundable');
    expect(await said('none', 0)).toContain('You paid nothing online');
  });
});

it('says that a booking stands whose money came twice', async () => {
  expect((await mailOf('late-refund')).text).toContain('couldn’t be confirmed');
  const { text, subject } = await mailOf('late-refund', { booking: { status: 'confirmed' } });
  expect(text).toContain('Your booking is confirmed');
  expect(text + subject).not.toMatch(/too late|couldn’t be confirmed/);
});

// Nothing else finds a mistyped name in SQL.
const writing = readSourceFiles('{src/server/**/*.ts,db/**/*.sql}').filter(
  ({ path, text }) => !isTestFile(path) && /insert into (?:public\.)?outbox/i.test(text),
);

it('statements write kinds that there are, for channels that there are', () => {
  const names = writing.flatMap(({ text }) =>
    [...text.matchAll(/jsonb_build_object\(\s*'kind', '([a-z-]+)'/g)].map(([, name]) => name ?? ''),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !Object.hasOwn(notificationKinds, name))).toEqual([]);
});
