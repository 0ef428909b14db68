import { describe, expect, it } from 'vitest';
import { isView, type ViewRequest } from './view.ts';

const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile Safari/604.1';
const page: ViewRequest = { method: 'GET', agent: browser, purpose: undefined, destination: 'document' };

describe('a view', () => {
  it('is a page that somebody opens, or reads from page to page', () => {
    expect(isView(page)).toBe(true);
    expect(isView({ ...page, destination: undefined })).toBe(true);
    expect(isView({ ...page, method: 'POST', destination: 'empty' })).toBe(true);
  });

  it.each([
    ['asks for headers alone', { method: 'HEAD' }],
    ['says nothing of itself', { agent: undefined }],
    ['says nothing of itself in an empty word', { agent: '' }],
    ['is a crawler', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['makes a preview for a message', { agent: 'WhatsApp/2.23' }],
    ['is a library', { agent: 'python-requests/2.32' }],
    ['is a browser without a window', { agent: `${browser} HeadlessChrome/150.0` }],
    ['fetches in advance', { purpose: 'prefetch' }],
    ['renders in advance', { purpose: 'prefetch;prerender' }],
    ['shows the page within another', { destination: 'iframe' }],
    ['is read by a script of somebody', { destination: 'empty' }],
  ])('is none where the request %s', (_, more) => {
    expect(isView({ ...page, ...more })).toBe(false);
  });
});
