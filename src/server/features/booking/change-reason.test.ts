import { describe, expect, it } from 'vitest';
import { inLocale } from '#src/server/platform/locale.ts';
import { reasonText } from './change-reason.ts';

const refunded = (percent: number) => ({ percent });

describe('reasonText', () => {
  it.each([
    ['paid', {}, 'Paid'],
    ['nothing-due', {}, 'Nothing due'],
    ['accepted', {}, 'Accepted by the host'],
    ['over', {}, 'Two hours after the end'],
    ['lapsed', {}, 'Not paid in time'],
    ['replaced', {}, 'Replaced by a newer checkout'],
    ['given-up', {}, 'Abandoned before payment'],
    ['guest', {}, 'Cancelled by the guest'],
    ['host', refunded(100), 'Cancelled by the host: 100% of what was paid is refunded'],
    ['host_late', refunded(100), 'The host was too late: 100% of what was paid is refunded'],
    ['unsafe_weather', {}, 'Cancelled because of unsafe weather'],
    ['request_declined', refunded(50), 'Declined by the host: 50% of what was paid is refunded'],
    ['request_expired', {}, 'No reply in time'],
    ['moved', { from: '2026-12-05 08:30', to: '2026-12-06 09:00' }, 'Moved from 2026-12-05 08:30 to 2026-12-06 09:00'],
  ])('says %s with %j', (key, figures, text) => {
    expect(reasonText(key, figures)).toBe(text);
  });

  it('passes on what is no key, as operators write it', () => {
    expect(reasonText('A word of the operator', {})).toBe('A word of the operator');
  });

  it('speaks the language of the reader', () => {
    expect(inLocale('en_XA', () => reasonText('host', refunded(100)))).toBe(
      'Cáancéëlléëd by théë hóöst: 100% óöf wháat wáas páaíid íis réëfúündéëd',
    );
  });
});
