// In which language /check comes: the one chosen on this phone, that of the link which opened it, that of the host who is logged in, else
// that of the site (docs/content.md#languages-of-hosts).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#src/domain/limits.ts';
import { hostLocales } from '#src/texts/languages.ts';
import { hostLanguageCookieName, isHostLocale } from '#src/texts/locale.ts';
import { Unavailable } from '#src/server/db/db-errors.ts';
import { cookiesOf, identify } from '#src/server/http/identity.ts';
import { chosenHostLanguage, localeOf } from '#src/server/locale.ts';
import type { Services } from '#src/server/services.ts';
import { findOwnLanguage } from '#src/server/features/reach/index.ts';

/**
 * The name of a language, of hosts or of the site. One that a link brings (`?language=ne`) is kept as if it had been chosen, because
 * the page keeps itself under an address without it; a choice that was made on this phone stays.
 */
export async function checkLanguage(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<string> {
  const chosen = chosenHostLanguage(request);
  if (chosen !== null) return chosen;
  const { language } = request.query as { language?: unknown };
  if (typeof language === 'string' && isHostLocale(language) && hostLocales.includes(language)) {
    const lasting = { maxAgeSeconds: limits.localeCookieDays * 86_400, httpOnly: false };
    cookiesOf(request, reply, services.config.isSecure).set(hostLanguageCookieName, language, lasting);
    return language;
  }
  return (await ownLanguage(request, services)) ?? localeOf(request, services.config.locales);
}

async function ownLanguage(request: FastifyRequest, services: Services): Promise<string | null> {
  try {
    const who = await identify(request, services);
    return 'actor' in who && who.actor.userId !== null ? await findOwnLanguage(services.db, who.actor.userId) : null;
  } catch (error) {
    // The page proves codes without a database: while that is away it comes all the same, in the language of the site.
    if (error instanceof Unavailable) return null;
    throw error;
  }
}
