import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { credentialsOf, readCredentials } from './credentials.ts';
import { qrPath } from './guest/Voucher.tsx';

const id = '7a53ce2b-2d15-4788-a1b1-9670886b0142';
const token = 'a'.repeat(43);

describe('the voucher page', () => {
  it('opens by id, by ref, and by ref with the token of a mail', () => {
    expect(readCredentials(new URLSearchParams(''), id)).toEqual({ booking_id: id });
    expect(readCredentials(new URLSearchParams({ id }), undefined)).toEqual({ booking_id: id });
    expect(readCredentials(new URLSearchParams({ ref: 'ABCDEFGH' }), undefined)).toEqual({ ref: 'ABCDEFGH' });
    expect(readCredentials(new URLSearchParams({ ref: 'ABCDEFGH', token }), undefined)).toEqual({
      ref: 'ABCDEFGH',
      token,
    });
    expect(readCredentials(new URLSearchParams({ ref: '12' }), 'nothing')).toBeNull();
    expect(readCredentials(new URLSearchParams(''), 'ABCDEFGH')).toEqual({ ref: 'ABCDEFGH' });
  });

  it('names itself in later calls by its ref, with the token that led to it', () => {
    expect(credentialsOf({ ref: 'ABCDEFGH' }, `?id=${id}`)).toEqual({ ref: 'ABCDEFGH' });
    expect(credentialsOf({ ref: 'ABCDEFGH' }, `?ref=ABCDEFGH&token=${token}`)).toEqual({ ref: 'ABCDEFGH', token });
  });

  it('draws a code with its three corner marks', () => {
    const { path, size } = qrPath('banyan');
    expect((size - 17) % 4).toBe(0);
    for (const corner of ['M0 0h1', `M${size - 1} 0h1`, `M0 ${size - 1}h1`]) expect(path).toContain(corner);
    expect(qrPath('banyan').path).not.toBe(qrPath('banyan tree').path);
  });

  it('draws a code that a camera reads', () => {
    const code = `BNY1.AAAAAAAA.${'aZ0-_'.repeat(18)}.${'Zx9_-'.repeat(17)}A`;
    const { path, size } = qrPath(code);
    const [quiet, scale] = [4, 5];
    const width = (size + 2 * quiet) * scale;
    const data = new Uint8Array(width * width * 4).fill(255);
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      for (let line = 0; line < scale; line += 1) {
        const start = (((Number(y) + quiet) * scale + line) * width + (Number(x) + quiet) * scale) * 4;
        data.fill(0, start, start + scale * 4);
      }
    expect(decodeQR({ width, height: width, data })).toBe(code);
  });
});
