import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { registerSecurityText, securityText } from './security-text.ts';

const folder = fileURLToPath(new URL('../../..', import.meta.url));

/** Settings of an installation in production, or of a demo. */
function configOf(environment: Record<string, string>) {
  const read = configure({ environment, folder });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return settle(read.config, { port: 3000, stripe: { kind: 'none' } });
}

const demo = configOf({});
const real = {
  ...demo,
  mode: 'production' as const,
  origin: 'https://shop.example',
  brand: { ...demo.brand, contacts: { ...demo.brand.contacts, email: 'security@shop.example' } },
};

/** A file's fields by name; throws for a duplicate. */
function fieldsOf(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const fields = new Map(lines.map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]));
  expect(fields.size).toBe(lines.length);
  return fields;
}

describe('security.txt', () => {
  it("names the operator's own contact and the one address of the file", () => {
    const fields = fieldsOf(securityText(real, Date.UTC(2026, 0, 1)));
    expect(Object.fromEntries(fields)).toEqual({
      Contact: 'mailto:security@shop.example',
      Expires: '2026-04-01T00:00:00Z',
      'Preferred-Languages': 'en',
      Canonical: 'https://shop.example/.well-known/security.txt',
    });
  });

  it('asks for reports in English and in the languages of the pages, each once', () => {
    const text = securityText({ ...real, locales: ['en_US', 'de_DE', 'de_AT'] as unknown as typeof real.locales }, 0);
    expect(fieldsOf(text).get('Preferred-Languages')).toBe('en, de');
  });

  it('of a demo says that nobody reads the address', () => {
    expect(securityText(demo, 0)).toMatch(/^# A demo: this address is not read/);
    expect(securityText(real, 0)).not.toContain('demo');
  });

  it('is plain text at its address, and ends within a year of being asked for', async () => {
    const app = Fastify();
    registerSecurityText(app, real);
    const answer = await app.inject('/.well-known/security.txt');
    await app.close();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const ends = Date.parse(fieldsOf(answer.body).get('Expires') ?? '');
    expect(ends).toBeGreaterThan(Date.now() + 86_400_000);
    expect(ends).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('stands next to the way to the page that changes a password', async () => {
    const app = Fastify();
    registerSecurityText(app, real);
    const answer = await app.inject('/.well-known/change-password');
    await app.close();
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/dashboard/account']);
  });
});
