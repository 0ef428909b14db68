// Where someone who has found a weakness reports it: /.well-known/security.txt (RFC 9116, docs/security.md#reporting).
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/server/platform/config.ts';

const path = '/.well-known/security.txt';
const dayMs = 86_400_000;
/** How long an answer counts. The date is made with each answer, so a file that was just read is never stale. */
const validDays = 90;

/** The languages of reports: English, and those in which the pages are. */
function languagesOf(locales: Config['locales']): string {
  return [...new Set(['en', ...locales.map((name) => name.split('_')[0] ?? name)])].join(', ');
}

/** The text of the file at the moment `now`, in ms. The contact is the one of the operator's brand; a demo says that it is one. */
export function securityText(
  { mode, origin, brand, locales }: Pick<Config, 'mode' | 'origin' | 'brand' | 'locales'>,
  now: number,
): string {
  const expires = new Date(now + validDays * dayMs).toISOString().replace(/\.\d+/, '');
  return [
    ...(mode === 'demo' ? ['# A demo: nobody reads this address. An installation in production names its own.'] : []),
    `Contact: mailto:${brand.contacts.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languagesOf(locales)}`,
    `Canonical: ${origin}${path}`,
    '',
  ].join('\n');
}

/** Registers the one file, and the address under which password managers look for the page that changes a password. */
export function registerSecurityText(app: FastifyInstance, config: Config): void {
  app.get(path, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(config, Date.now())),
  );
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/dashboard/account', 302));
}
