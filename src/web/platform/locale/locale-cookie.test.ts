import { describe, expect, it } from 'vitest';
import { localeCookie } from './locale-cookie.ts';

describe('the locale cookie', () => {
  it('remembers en_US for 365 days on this site alone', () => {
    expect(localeCookie('en_US', false)).toBe('i18n_redirected=en_US; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('stays on HTTPS where the page came over it', () => {
    expect(localeCookie('en_US', true)).toBe('i18n_redirected=en_US; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  });
});
