import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { callFiles, nextSteps } from './call-files.ts';

describe('a new call', () => {
  it('has a handler and a test that parse', () => {
    const files = callFiles('booking', 'send-companion', 'companion');
    expect(files.map((file) => file.path)).toEqual([
      'src/server/features/companion/send-companion.ts',
      'src/server/features/companion/send-companion.db.test.ts',
    ]);
    for (const { path, text } of files) expect(parseSync(path, text).errors).toEqual([]);
    expect(files[0]?.text).toContain("export const bookingSendCompanion: Handler<'booking/send-companion'>");
  });

  it.each([
    ['Booking', 'detail'],
    ['booking', '../detail'],
    ['', 'detail'],
  ])('refuses the name %s/%s', (group, call) => {
    expect(() => callFiles(group, call)).toThrow('lower case');
  });

  it('leaves out the contract where it knows the call already', () => {
    expect(nextSteps({ group: 'booking', call: 'detail' }, true)).toHaveLength(4);
    expect(nextSteps({ group: 'booking', call: 'detail' }, false)[0]).toContain('src/contract/calls/booking.ts');
  });
});
