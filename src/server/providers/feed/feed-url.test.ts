import { describe, expect, it } from 'vitest';
import { feedUrl, shortFeedUrl } from './feed-url.ts';

describe('the address of a feed', () => {
  it.each<[string, string | null]>([
    ['https://calendar.example/a.ics?token=1#x', 'https://calendar.example/a.ics?token=1'],
    [' webcal://calendar.example/a.ics ', 'https://calendar.example/a.ics'],
    ['http://calendar.example:80/', 'http://calendar.example/'],
    ['http://calendar.example:443/', 'http://calendar.example:443/'],
    ['https://calendar.example:8443/', null],
    ['ftp://calendar.example/', null],
    ['file:///etc/passwd', null],
    ['https://name:word@calendar.example/', null],
    ['javascript:alert(1)', null],
    ['calendar.example/a.ics', null],
    [`https://calendar.example/${'a'.repeat(2000)}`, null],
    ['', null],
  ])('%s', (typed, url) => {
    expect(feedUrl(typed)).toBe(url);
  });

  it('is shown without what makes it a secret', () => {
    const url = 'https://calendar.example/private-0123456789abcdef0123456789abcdef/basic.ics';
    expect(shortFeedUrl(url)).toBe('calendar.example/….ics');
    expect(shortFeedUrl(url)).not.toContain('0123456789');
  });
});
