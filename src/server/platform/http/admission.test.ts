import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { shedReason, type Load, kindOf, type RequestKind } from './shedding.ts';

const bounds = { maxInFlight: 120, maxLoopDelayMs: 1000 };
const idle: Load = { inFlight: 0, files: 0, uploads: 0, delayMs: 5 };
const kinds: readonly RequestKind[] = ['health', 'paying', 'browsing', 'file', 'upload'];

describe('whether one more request may come in', () => {
  it.each<[RequestKind, Partial<Load>, string | null]>([
    ['browsing', {}, null],
    ['browsing', { inFlight: 39 }, null],
    ['browsing', { inFlight: 40 }, 'in-flight'],
    ['paying', { inFlight: 40 }, null],
    ['paying', { inFlight: 119 }, null],
    ['paying', { inFlight: 120 }, 'in-flight'],
    ['file', { inFlight: 150, uploads: 20 }, null],
    ['file', { files: 120 }, 'in-flight'],
    ['upload', { inFlight: 150, uploads: 19 }, null],
    ['upload', { uploads: 20 }, 'in-flight'],
    ['browsing', { delayMs: 1000 }, null],
    ['browsing', { delayMs: 1001 }, 'loop-delay'],
    ['file', { delayMs: 3000 }, null],
    ['file', { delayMs: 3001 }, 'loop-delay'],
    ['upload', { delayMs: 1001 }, 'loop-delay'],
    ['paying', { delayMs: 3000 }, null],
    ['paying', { delayMs: 3001 }, 'loop-delay'],
    ['health', { inFlight: 9999, files: 9999, uploads: 9999, delayMs: 9999 }, null],
  ])('%s with %o: %s', (kind, load, reason) => {
    expect(shedReason(kind, { ...idle, ...load }, bounds)).toBe(reason);
  });

  it('lets paying in wherever browsing may come in, and health always', () => {
    const count = fc.nat(400);
    const load = fc.record({ inFlight: count, files: count, uploads: count, delayMs: fc.nat(5000) });
    const limits = fc.record({
      maxInFlight: fc.integer({ min: 6, max: 300 }),
      maxLoopDelayMs: fc.integer({ min: 50, max: 2000 }),
    });
    fc.assert(
      fc.property(load, limits, (now, limit) => {
        expect(shedReason('health', now, limit)).toBeNull();
        if (shedReason('browsing', now, limit) === null) expect(shedReason('paying', now, limit)).toBeNull();
        for (const kind of kinds)
          if (shedReason(kind, now, limit) !== null)
            expect(
              shedReason(kind, { ...now, inFlight: now.inFlight + 1, delayMs: now.delayMs + 1 }, limit),
            ).not.toBeNull();
      }),
    );
  });
});

describe('what a request is for', () => {
  it.each<[string, string | undefined, RequestKind]>([
    ['/healthz', undefined, 'health'],
    ['/readyz', undefined, 'health'],
    ['/metrics', undefined, 'health'],
    ['/api/payment/stripe', 'application/json', 'paying'],
    ['/api/booking/checkout', 'application/json', 'paying'],
    ['/api/booking/calculate', 'application/json', 'browsing'],
    ['/api/user/auth', 'application/json', 'paying'],
    ['/webhooks/paypal', 'application/json', 'paying'],
    ['/booking/checkout', undefined, 'paying'],
    ['/payment/return', undefined, 'paying'],
    ['/api/image/upload', 'multipart/form-data; boundary=x', 'upload'],
    ['/assets/index-abc.js', undefined, 'file'],
    ['/images/abc/card-590.avif', undefined, 'file'],
    ['/favicon.ico', undefined, 'file'],
    ['/manifest.webmanifest', undefined, 'file'],
    ['/apple-touch-icon.png', undefined, 'file'],
    ['/', undefined, 'browsing'],
    ['/healthz-of-bangkok', undefined, 'browsing'],
  ])('%s (%s) is %s', (path, type, kind) => {
    expect(kindOf(path, type)).toBe(kind);
  });
});
