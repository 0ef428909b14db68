import { describe, expect, it } from 'vitest';
import { isPagePath, clickDestination, formDestination } from './link-clicks.ts';

const here = new URL('https://banyan.example/1/kathmandu?sort=price');
const click = { button: 0, modified: false, handled: false };
const link = { href: '/faq', target: '', download: false, reload: false };

describe('clickDestination', () => {
  it('takes a plain click on a page of ours', () => {
    expect(clickDestination(click, { ...link, href: '/2/hanoi?page=2#x' }, here, isPagePath)).toBe('/2/hanoi?page=2#x');
  });

  it.each([
    ['a middle click', { ...click, button: 1 }, link],
    ['a click with a key held', { ...click, modified: true }, link],
    ['a click that was handled', { ...click, handled: true }, link],
    ['another window', click, { ...link, target: '_blank' }],
    ['a download', click, { ...link, download: true }],
    ['a link that asks for a reload', click, { ...link, reload: true }],
    ['another origin', click, { ...link, href: 'https://other.example/faq' }],
    ['a mail address', click, { ...link, href: 'mailto:help@banyan.example' }],
    ['an address of the server', click, { ...link, href: '/dev/mail' }],
    ['a picture', click, { ...link, href: '/images/a/card-295.avif' }],
    ['a jump within the page', click, { ...link, href: '/1/kathmandu?sort=price#tips' }],
    ['a broken address', click, { ...link, href: 'https://[' }],
  ])('leaves %s to the browser', (_what, given, target) => {
    expect(clickDestination(given, target, here, isPagePath)).toBeNull();
  });
});

describe('formDestination', () => {
  it('builds the query and leaves empty fields out', () => {
    const fields = [
      ['sort', ''],
      ['page', '2'],
      ['times', 'morning,evening'],
    ] as const;
    expect(formDestination(new URL('https://banyan.example/1/kathmandu'), fields)).toBe(
      '/1/kathmandu?page=2&times=morning%2Cevening',
    );
    expect(formDestination(new URL('https://banyan.example/1/kathmandu?old=1'), [])).toBe('/1/kathmandu');
  });
});
