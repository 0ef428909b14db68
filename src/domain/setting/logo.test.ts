import { describe, expect, it } from 'vitest';
import { isLogo, logoIn, logoText, mostLogoBytes, mostLogoText } from './logo.ts';

const base64 = 'iVBORw0KGgoAAAANSUhEUgAA';

describe('a mark', () => {
  it.each([
    ['', true],
    ['/static/logo.svg', true],
    [logoText('image/png', base64), true],
    [logoText('image/svg+xml', `${base64}==`), true],
    ['//elsewhere.example/x.svg', false],
    ['https://a.example/x.svg', false],
    [logoText('text/html', base64), false],
    [`${logoText('image/png', base64)}"onerror=`, false],
  ])('may be %s: %s', (text, is) => expect(isLogo(text)).toBe(is));

  it('is read back as the picture that it was', () => {
    expect(logoIn(logoText('image/svg+xml', base64))).toEqual({ ending: 'svg', type: 'image/svg+xml', base64 });
    expect([logoIn(''), logoIn('/static/logo.svg')]).toEqual([null, null]);
  });

  it('of the largest file is no longer than the longest text', () => {
    const largest = logoText('image/svg+xml', 'A'.repeat(Math.ceil(mostLogoBytes / 3) * 4));
    expect([isLogo(largest), largest.length <= mostLogoText]).toEqual([true, true]);
  });
});
