// /.well-known/security.txt (RFC 9116) (RFC 9116, docs/security.md#reporting).
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/server/platform/config.ts';

const path = '/.well-known/security.txt';
const dayMs = 86_400_000;
/** Generated per answer, so never stale. */
const validDays = 90;

function languagesOf(locales: Config['locales']): string {
  return [...new Set(['en', ...locales.map((name) => name.split('_')[0] ?? name)])].join(', ');
}

/** `now` in ms. The brand's contact; a demo says so. */
export function securityText(
  { mode, origin, brand, locales }: Pick<Config, 'mode' | 'origin' | 'brand' | 'locales'>,
  now: number,
): string {
  const expires = new Date(now + validDays * dayMs).toISOString().replace(/\.\d+/, '');
  return [
    ...(mode === 'demo' ? ['# A demo: this address is not read. Production installations have another.'] : []),
    `Contact: mailto:${brand.contacts.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languagesOf(locales)}`,
    `Canonical: ${origin}${path}`,
    '',
  ].join('\n');
}

/** Also the password-change address. */
export function registerSecurityText(app: FastifyInstance, config: Config): void {
  app.get(path, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(config, Date.now())),
  );
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/dashboard/account', 302));
}
