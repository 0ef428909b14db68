// Emails about no-shows (docs/domain/hosts.md#no-show).
import { describe, expect, it } from 'vitest';
import { composeSample } from '#tests/support/mail/compose-sample.ts';
import type { sampleBooking } from '#tests/support/mail/samples.ts';

async function mailOf(name: string, more: Parameters<typeof composeSample>[1] = {}) {
  const mail = await composeSample(name, more);
  if (!mail) throw new Error(`${name} says nothing`);
  return mail;
}

describe('a no-show', () => {
  const marked = new Date('2026-12-05T11:45:00Z');
  const told = (more: Parameters<typeof sampleBooking>[0] = {}) =>
    mailOf('no-show-recorded', {
      booking: { status: 'no_show', no_show_at: marked, now_ms: marked.getTime() + 900_000, ...more },
    });

  it('is told with the time to object, the money and the form for it', async () => {
    const { subject, text, html } = await told();
    expect(subject).toBe(
      'You were marked as a no-show: Momo evening with Sunita in her courtyard, 5 Dec 2026 (BCDFHJKM)',
    );
    expect(text).toContain('Sunita Shakya told us that you weren’t there on 5 Dec 2026, 17:00');
    expect(text).toContain('by 6 Dec 2026 at 17:30 (Kathmandu)');
    expect(text).toContain('the US$15.60 you paid online isn’t refundable. Nothing more is charged');
    for (const said of [text, html]) expect(said).toMatch(/booking\/detail\?ref=BCDFHJKM(&|&amp;)token=[\w-]+#contest/);
  });

  it('names no amount that went back before, and none where nothing was paid', async () => {
    expect((await told({ refund_cents: 500 })).text).toContain('the rest of what you paid online isn’t refundable');
    expect((await told({ payment: 'none', due_cents: 0 })).text).toContain('You paid nothing online');
  });

  it('leads to a person where the time is over when the mail goes out at last', async () => {
    const { text } = await told({ now_ms: marked.getTime() + 25 * 3_600_000 });
    expect(text).toContain('The time to object on your booking page has passed');
    expect(text).not.toContain('#contest');
  });

  it.each([
    ['uphold', 'is now completed', 'Nothing is charged, and nothing is refunded', 'our team agrees'],
    ['reject', 'your booking stays a no-show', 'isn’t refundable', 'Our team agrees with you'],
  ])('that was decided is told to both: %s', async (decision, line, money, host) => {
    const { text } = await mailOf('no-show-decided', { payload: { decision } });
    for (const words of [line, money]) expect(text).toContain(words);
    expect((await mailOf('host-no-show-decided', { payload: { decision } })).text).toContain(host);
  });
});
