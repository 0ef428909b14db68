import { describe, expect, it } from 'vitest';
import { ownEventName } from '#src/domain/availability/feed/own-event.ts';
import { expandCalendar } from './expand.ts';

const hostname = 'banyan.test';
const within = { start: Date.parse('2026-11-01T00:00:00Z'), end: Date.parse('2027-11-01T00:00:00Z') };
const busy = (text: string) => expandCalendar({ text, zones: ['UTC'], within, hostname }).zones[0]?.busy;

describe('what we have written into that calendar ourselves', () => {
  const at = ['DTSTART:20261201T040000Z', 'DURATION:PT1H'];
  const named = (uid: string) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `UID:${uid}`, ...at, 'END:VEVENT', 'END:VCALENDAR', ''].join(
      '\r\n',
    );

  it('does not make its host busy when it comes back', () => {
    for (const uid of [ownEventName('ABCDEFGH', hostname), 'HOST-abcdefgh@Banyan.Test'])
      expect(busy(named(uid))).toEqual([]);
  });

  it('is known by its whole name', () => {
    for (const uid of [
      'host-ABCDEFGH@elsewhere.test',
      'ABCDEFGH@banyan.test',
      'host-ABCDEFGH@banyan.test.evil',
      'host-ABC@banyan.test',
    ])
      expect(busy(named(uid)), uid).toHaveLength(1);
  });
});
