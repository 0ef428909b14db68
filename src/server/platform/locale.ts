// A request's language: its cookie only, not origin or browser preference (docs/reference/texts.md#languages).
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
// The host language of the calling page, otherwise empty.
const reading = new AsyncLocalStorage<string>();
localeFrom(() => held.getStore() ?? defaultLocale);

export function inLocale<Result>(name: string, work: () => Result): Result {
  return held.run(name, work);
}

/** English when that language is no longer installed. */
export function inLocaleOf<Result>(stored: string, locales: readonly string[], work: () => Result): Result {
  return inLocale(locales.includes(stored) ? stored : defaultLocale, work);
}

/** Such as `ne`; English without a catalogue. */
export function inHostLanguage<Result>(language: string, work: () => Result): Result {
  return inLocaleOf(language, hostLocales, work);
}

/** Errors and labels of this response only, in the host page's language. Stored and sent texts stay without it. */
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

/** Also works before any hook, for early failures. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>, locales: readonly string[]): string {
  const requested = cookie.exec(headers.cookie ?? '')?.[1];
  return requested !== undefined && locales.includes(requested) ? requested : defaultLocale;
}

/** Such as `ne` or `en`; null for none. */
export function chosenHostLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const chosen = hostCookie.exec(headers.cookie ?? '')?.[1];
  return chosen !== undefined && (chosen === 'en' || hostLocales.includes(chosen)) ? chosen : null;
}

export function registerLocale(app: FastifyInstance, locales: readonly string[]): void {
  const inLanguages = (request: FastifyRequest, done: () => void): void =>
    reading.run(readingOf(request), () => inLocale(localeOf(request, locales), done));
  app.addHook('onRequest', (request, _reply, done) => inLanguages(request, done));
  // Fastify reads bodies outside the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => inLanguages(request, done));
}
