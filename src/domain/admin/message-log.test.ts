import { describe, expect, it } from 'vitest';
import { mailState, phoneState, readMessageKey, resendChannel } from './message-log.ts';

describe('a message in the log', () => {
  it.each([
    [null, null, 'waiting', null],
    [null, 'refused', 'failed', 'now'],
    ['handed', null, 'sent', 'anew'],
    ['given_up', 'refused', 'given-up', 'anew'],
    ['nothing', null, 'nothing', 'anew'],
  ] as const)('that is a mail with outcome %s and error %s', (outcome, error, state, way) => {
    expect(mailState({ outcome, error })).toBe(state);
    expect(resendChannel({ state: mailState({ outcome, error }), hasTask: true })).toBe(way);
  });

  it.each([
    ['waiting', null, 'waiting', null],
    ['trying', '500', 'failed', 'now'],
    ['waiting', '500', 'failed', 'now'],
    ['sent', null, 'sent', null],
    ['read', '500', 'sent', null],
    ['failed', '30003', 'given-up', null],
  ] as const)('that went to a phone and is %s with error %s, without a task', (state, error, shown, way) => {
    expect(phoneState({ state, error })).toBe(shown);
    expect(resendChannel({ state: shown, hasTask: false })).toBe(way);
  });

  it('has a name that says where it is kept', () => {
    expect(readMessageKey('m42')).toEqual({ of: 'task', id: '42' });
    const id = '00000000-0000-4000-8000-0000000000b7';
    expect(readMessageKey(`p${id}`)).toEqual({ of: 'phone', id });
    for (const other of ['', 'm', '42', 'm1x', `m${id}`, 'pabc', `p${id}x`]) expect(readMessageKey(other)).toBeNull();
  });
});
