// The language of a request: what its cookie says, never where it comes from or what its browser prefers
// (docs/reference/texts.md#languages).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostLocales } from '#src/texts/languages.ts';
import {
  defaultLocale,
  hostLanguageCookieName,
  hostLanguageHeader,
  localeCookieName,
  localeFrom,
} from '#src/texts/locale.ts';

const held = new AsyncLocalStorage<string>();
// The language of hosts that the calling page is in; empty for every other page.
const reading = new AsyncLocalStorage<string>();
localeFrom(() => held.getStore() ?? defaultLocale);

/** Runs `work`, and whatever it waits for, in a language. */
export function inLocale<Result>(name: string, work: () => Result): Result {
  return held.run(name, work);
}

/** Writes to somebody in the language that was kept for them; in English where the installation has it no longer. */
export function inLocaleOf<Result>(stored: string, locales: readonly string[], work: () => Result): Result {
  return inLocale(locales.includes(stored) ? stored : defaultLocale, work);
}

/**
 * Writes to a host in the language that they chose for their phone, such as `ne`; in English where there is no catalogue of it
 * (docs/reference/texts.md#languages-of-hosts).
 */
export function inHostLanguage<Result>(language: string, work: () => Result): Result {
  return inLocaleOf(language, hostLocales, work);
}

/**
 * What only the answer of a call says, in the language of the host's page that makes the call. Whatever is stored, or sent to
 * somebody else, is written without it (docs/reference/texts.md#languages-of-hosts).
 */
export function toReader<Result>(work: () => Result): Result {
  const language = reading.getStore() ?? '';
  return language === '' ? work() : inHostLanguage(language, work);
}

function readingOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const named = headers[hostLanguageHeader];
  return typeof named === 'string' && hostLocales.includes(named) ? named : '';
}

const cookieOf = (name: string) => new RegExp(`(?:^|;)\\s*${name}=([A-Za-z_]+)\\s*(?:;|$)`);
const cookie = cookieOf(localeCookieName);
const hostCookie = cookieOf(hostLanguageCookieName);

/** Which of the installation's languages a request is answered in. Read here, for a failure may come before any hook. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>, locales: readonly string[]): string {
  const requested = cookie.exec(headers.cookie ?? '')?.[1];
  return requested !== undefined && locales.includes(requested) ? requested : defaultLocale;
}

/** The language that was chosen on this phone for what hosts read, such as `ne` or `en`; null where none was. */
export function chosenHostLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const chosen = hostCookie.exec(headers.cookie ?? '')?.[1];
  return chosen !== undefined && (chosen === 'en' || hostLocales.includes(chosen)) ? chosen : null;
}

/** Puts every request into its language. */
export function registerLocale(app: FastifyInstance, locales: readonly string[]): void {
  const inLanguages = (request: FastifyRequest, done: () => void): void =>
    reading.run(readingOf(request), () => inLocale(localeOf(request, locales), done));
  app.addHook('onRequest', (request, _reply, done) => inLanguages(request, done));
  // A body is read by the connection, outside of what the first hook has set.
  app.addHook('preValidation', (request, _reply, done) => inLanguages(request, done));
}
