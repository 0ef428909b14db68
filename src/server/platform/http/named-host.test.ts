import { expect, it } from 'vitest';
import { namedAddress } from './named-host.ts';

const page = { method: 'GET', host: '127.0.0.1:3000', url: '/user/login?next=/a', accept: 'text/html,*/*' };
const origin = 'http://localhost:3000';

it.each([
  ['a page at the bare address', {}, 'http://localhost:3000/user/login?next=/a'],
  ['the same of the newer kind', { host: '[::1]:3000' }, 'http://localhost:3000/user/login?next=/a'],
  ['a page at the name', { host: 'localhost:3000' }, null],
  ['a posted form', { method: 'POST' }, null],
  ['a call or a file', { accept: '*/*' }, null],
  ['another port', { host: '127.0.0.1:3001' }, null],
  ['no address at all', { host: '' }, null],
  ['an address that is none', { host: 'a b' }, null],
  ['a whole address in the place of a path', { url: 'http://evil.example/' }, null],
] as const)('%s', (_what, more, to) => {
  expect(namedAddress({ ...page, ...more }, origin)).toBe(to);
});

it('leads nowhere where the site has another name', () => {
  expect(namedAddress(page, 'https://banyan.example')).toBeNull();
});
