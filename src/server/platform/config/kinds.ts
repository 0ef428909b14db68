// The kinds of value that a setting can have. Each message completes the sentence "NAME must be …".
import { isIP } from 'node:net';
import { z } from 'zod';
import * as panel from '#src/domain/setting/kinds.ts';
import type { Kind } from '#src/domain/setting/kinds.ts';
import { languages } from '#src/texts/languages.ts';
import { defaultLocale } from '#src/texts/locale.ts';
import { pseudoLocales } from '#src/texts/pseudo.ts';
import { Secret } from './secret.ts';

/** A kind of the back office's settings, for one of the environment. */
function read<Value>({ read: of, must }: Pick<Kind<Value>, 'read' | 'must'>) {
  return z.string().transform((value, context) => {
    const found = of(value);
    if (found !== null) return found.value;
    context.addIssue(must);
    return z.NEVER;
  });
}

/** A whole number from `from` to `to`, both included. */
export const wholeNumber = (from: number, to: number) => read(panel.whole(from, to));

/** A decimal from `from` to `to`, both included, with at most four digits behind the point. */
export const fraction = (from: number, to: number) => read(panel.fraction(from, to));

/** `1` switches on, `0` switches off. */
export const flag = () => read(panel.flag());

/** One of the given words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) => read(panel.choice(words));

/** A text of a certain form. */
export const formed = (form: RegExp, must: string) => z.string().regex(form, must);

/** Any text that is not empty. */
export function text() {
  return z.string().min(1, 'a text');
}

/** A text that logs never show. */
export function secret() {
  return text().transform((value) => new Secret(value));
}

/** A secret that another program shows, too long to be guessed. */
export function token() {
  return secret().refine((value) => value.reveal().length >= 16, 'a text of at least 16 characters');
}

/** A text that logs never show and that begins with one of `prefixes`, or the word `none`. */
export function providerKey(...prefixes: readonly string[]) {
  const isKnown = (value: string) => value === 'none' || prefixes.some((prefix) => value.startsWith(prefix));
  return z.string().refine(isKnown, `a key that begins with ${prefixes.join(' or ')}, or none`);
}

/** An address with one of the given schemes and no password of its own. Kept without a slash at the end. */
export function url(...schemes: readonly string[]) {
  const isKnown = (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));
  return z
    .string()
    .refine(isKnown, `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`)
    .transform((value) => value.replace(/\/+$/, ''));
}

/** Scheme, host and port only, for example https://banyan.example. */
export function origin() {
  const isOrigin = (value: string) => {
    if (!URL.canParse(value)) return false;
    const { protocol, origin: whole } = new URL(value);
    return ['http:', 'https:'].includes(protocol) && whole === value.replace(/\/$/, '').toLowerCase();
  };
  return z
    .string()
    .refine(isOrigin, 'an origin such as https://banyan.example, without a path')
    .transform((value) => new URL(value).origin);
}

/** A PostgreSQL address, which holds a password and is therefore a secret. */
export function databaseUrl() {
  const isPostgres = (value: string) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
  return z
    .string()
    .refine(isPostgres, 'an address such as postgresql://user:password@host:5432/banyan')
    .transform((value) => new Secret(value));
}

/** An SMTP address with its password, or the word `none`. */
export function smtpUrl() {
  const isSmtp = (value: string) => value === 'none' || (/^smtps?:\/\//.test(value) && URL.canParse(value));
  return z.string().refine(isSmtp, 'an address such as smtps://user:password@host:465, or none');
}

/** A name or address that the server can listen on. */
export function listenHost() {
  const isHost = (value: string) => isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);
  return z.string().refine(isHost, 'an address such as 127.0.0.1 or a host name');
}

/** Addresses or networks, separated by commas, for example 10.0.0.0/8, 127.0.0.1. */
export function networks() {
  const isNetwork = (value: string) => {
    const [address = '', bits, ...more] = value.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    // A network of all addresses would be nobody's proxy: anyone could name any guest's address.
    const isSize = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
    return isIP(address) > 0 && more.length === 0 && isSize;
  };
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isNetwork), 'addresses or networks separated by commas, for example 10.0.0.0/8');
}

/** Who sends a mail: an address, or a name with one. */
export function sender() {
  const one = /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
  return z.string().regex(one, 'an address such as bookings@shop.example, or Name <bookings@shop.example>');
}

/** Keys with their version, the newest first, for example 2:KEY,1:KEY; each is 32 bytes in base64url. */
export function keyRing() {
  return z
    .string()
    .transform((value) => value.split(',').map((part) => /^([1-9]\d{0,5}):([\w-]{43})$/.exec(part.trim())))
    .transform((parts) =>
      parts.map((part) => ({ version: Number(part?.[1]), secret: Buffer.from(part?.[2] ?? '', 'base64url') })),
    )
    .refine(
      (ring) => ring.every(({ version, secret }) => version > 0 && secret.length === 32),
      'keys with their versions such as 2:KEY,1:KEY, each of 32 bytes in base64url',
    )
    .refine(
      (ring) => ring.every(({ version }, at) => at === 0 || version < (ring[at - 1]?.version ?? 0)),
      'keys of different versions, the newest (the highest version) first',
    );
}

const isWeb = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The address of a MapLibre style, or the word `none`. */
export function mapStyle() {
  return z
    .string()
    .refine((value) => value === 'none' || isWeb(value), 'an address that begins with https://, or none');
}

/** Origins separated by commas. */
export function origins() {
  const isOrigin = (value: string) => isWeb(value) && new URL(value).origin === value.toLowerCase();
  return z
    .string()
    .transform(listOf)
    .refine((parts) => parts.every(isOrigin), 'origins such as https://tiles.example, separated by commas');
}

/** Locales that texts are in, separated by commas; English is always one. */
export function locales() {
  const known = [...languages, ...pseudoLocales];
  return z
    .string()
    .transform((value) => [...new Set([defaultLocale, ...listOf(value)])])
    .refine(
      (parts) => parts.every((part) => known.includes(part)),
      `languages that there are, separated by commas: ${known.join(', ')}`,
    );
}

/** Google tags: `G-…`, `GTM-…`, separated by commas. */
export function analyticsIds() {
  const isTag = (value: string) => /^(G|GT|GTM)-[A-Z0-9]{4,16}$/.test(value);
  return z
    .string()
    .transform(listOf)
    .refine((parts) => parts.every(isTag), 'ids such as G-ABC123 or GTM-ABC123, separated by commas');
}

/** A path of this server, or an address of another; without a slash at the end. */
export function imageBase() {
  const isBase = (value: string) => /^\/[a-z0-9][\w/-]*$/i.test(value) || (isWeb(value) && !/[?#]/.test(value));
  return z
    .string()
    .transform((value) => value.replace(/\/+$/, ''))
    .refine(isBase, 'a path such as /images or an address such as https://cdn.example/images');
}

const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const experiments = z
  .record(
    name,
    z.record(name, z.int().min(0).max(1000)).refine((variants) => sum(variants) > 0),
  )
  .refine((all) => Object.keys(all).length <= 20);

function sum(variants: Readonly<Record<string, number>>): number {
  return Object.values(variants).reduce((total, weight) => total + weight, 0);
}

/** Experiments as JSON: at most 20, names in small letters, weights from 0 to 1000 of which one is above 0. */
export function experimentMap() {
  return z.string().transform((value, context) => {
    const read = experiments.safeParse(jsonOf(value));
    if (read.success) return read.data;
    context.addIssue('JSON such as {"name":{"variant":1,"other":1}}, with names in small letters and whole weights');
    return z.NEVER;
  });
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON is refused by the schema as nothing.
    return undefined;
  }
}

/** True when only this machine can reach a server that listens there. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
}

/** True for the address of another machine to which others on the way can listen. */
export function isOpenAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
