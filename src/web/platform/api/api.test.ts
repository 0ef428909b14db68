import { describe, expect, it } from 'vitest';
import { createApi } from './api.ts';
import { csrfToken } from './browser-transport.ts';
import { errors, type ErrorCode } from '#src/contract/errors.ts';
import { failed } from './failed.ts';

const calling = (answer: unknown) => createApi(async () => answer)('page/home', {});

describe('api', () => {
  it('distinguishes success, refusal, and answers that are in no contract', async () => {
    expect(await calling({ status: 'success', cities: [] })).toMatchObject({ ok: true, data: { cities: [] } });
    expect(await calling({ status: 'error', code: 'not-found', message: 'x' })).toMatchObject({
      ok: false,
      kind: 'refusal',
    });
    for (const odd of [null, 'text', {}, { status: 'error' }, [], 7]) {
      expect(await calling(odd)).toEqual({ ok: false, kind: 'unexpected' });
    }
  });

  it('never throws when nothing comes back', async () => {
    const api = createApi(() => Promise.reject(new TypeError('offline')));
    expect(await api('page/home', {})).toEqual({ ok: false, kind: 'network' });
  });
});

describe('csrfToken', () => {
  it('reads its cookie and no other', () => {
    expect(csrfToken('a=1; csrf-token=ab%2Bc; b=2')).toBe('ab+c');
    expect(csrfToken('xcsrf-token=no')).toBeNull();
    expect(csrfToken('')).toBeNull();
  });
});

describe('failed', () => {
  it('agrees with the catalogue of errors on every code', () => {
    for (const [code, http] of Object.entries(errors)) {
      const error = { status: 'error' as const, code: code as ErrorCode, message: '' };
      const page = failed({ ok: false, kind: 'refusal', error });
      if (http === 404 || http === 400) expect.soft(page.kind, code).toBe('missing');
      else expect.soft(page, code).toMatchObject({ kind: 'failed', status: http === 503 ? 503 : 500 });
    }
  });

  it('makes 404 of what does not exist and an error page of the rest', () => {
    const refusal = (code: 'city-not-found' | 'course-not-found' | 'not-found' | 'internal' | 'unavailable') =>
      failed({ ok: false, kind: 'refusal', error: { status: 'error', code, message: '' } });
    expect(refusal('city-not-found')).toEqual({ kind: 'missing', what: 'city' });
    expect(refusal('not-found')).toEqual({ kind: 'missing', what: 'page' });
    expect(refusal('course-not-found')).toEqual({ kind: 'missing', what: 'page' });
    expect(refusal('internal')).toMatchObject({ kind: 'failed', status: 500 });
    expect(refusal('unavailable')).toMatchObject({ kind: 'failed', status: 503 });
    expect(failed({ ok: false, kind: 'network' })).toMatchObject({ kind: 'failed', status: 503 });
    expect(failed({ ok: false, kind: 'unexpected' })).toMatchObject({ kind: 'failed', status: 500 });
  });
});
