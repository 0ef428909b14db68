import { describe, expect, it } from 'vitest';
import { asUnavailable, Unavailable } from './transaction.ts';

const error = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more });

describe('asUnavailable', () => {
  it.each(['57P01', '57P03', '53300', '08006', '55P03', '57014', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
    'takes %s as "come back later"',
    (code) => {
      const cause = error(code);
      expect(asUnavailable(cause)).toMatchObject({ name: 'Unavailable', cause, retryAfterSeconds: 2 });
    },
  );

  it.each(['23505', '40001', '42P01', '22P02', 'ENOENT', 'ERR_ASSERTION'])('leaves %s alone', (code) => {
    expect(asUnavailable(error(code))).toBeNull();
  });

  it('takes a missing socket as away, but not a missing file', () => {
    expect(asUnavailable(error('ENOENT', { syscall: 'connect' }))).toBeInstanceOf(Unavailable);
    expect(asUnavailable(error('ENOENT', { syscall: 'open' }))).toBeNull();
  });

  it.each([
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
  ])('knows the driver by its words: %s', (text) => {
    expect(asUnavailable(new Error(text))).toBeInstanceOf(Unavailable);
  });

  it('looks into the attempts at several addresses, and passes other things by', () => {
    expect(asUnavailable(new AggregateError([error('ECONNREFUSED')], 'all failed'))).toBeInstanceOf(Unavailable);
    expect(asUnavailable('ECONNREFUSED')).toBeNull();
    const known = new Unavailable(null);
    expect(asUnavailable(known)).toBe(known);
  });
});
