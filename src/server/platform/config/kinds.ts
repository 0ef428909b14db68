// Kinds of settings. Each message completes "NAME must be …".
import { isIP } from 'node:net';
import { z } from 'zod';
import * as panel from '#src/domain/setting/kinds.ts';
import type { Kind } from '#src/domain/setting/kinds.ts';
import { languages } from '#src/texts/languages.ts';
import { defaultLocale } from '#src/texts/locale.ts';
import { pseudoLocales } from '#src/texts/pseudo.ts';
import { Secret } from './secret.ts';

/** Reuses a kind of the back office settings. */
function read<Value>({ read: of, must }: Pick<Kind<Value>, 'read' | 'must'>) {
  return z.string().transform((value, context) => {
    const found = of(value);
    if (found !== null) return found.value;
    context.addIssue(must);
    return z.NEVER;
  });
}

export const wholeNumber = (from: number, to: number) => read(panel.whole(from, to));

/** Bounds included, at most four decimals. */
export const fraction = (from: number, to: number) => read(panel.fraction(from, to));

/** `1` or `0`. */
export const flag = () => read(panel.flag());

export const oneOf = <const Words extends readonly string[]>(words: Words) => read(panel.choice(words));

export const formed = (form: RegExp, must: string) => z.string().regex(form, must);

export function text() {
  return z.string().min(1, 'a text');
}

/** A value that is never logged. */
export function secret() {
  return text().transform((value) => new Secret(value));
}

export function token() {
  return secret().refine((value) => value.reveal().length >= 16, 'a text of at least 16 characters');
}

/** A secret with one of `prefixes`, or `none`. */
export function providerKey(...prefixes: readonly string[]) {
  const isKnown = (value: string) => value === 'none' || prefixes.some((prefix) => value.startsWith(prefix));
  return z.string().refine(isKnown, `a key that begins with ${prefixes.join(' or ')}, or none`);
}

/** Credentials are refused; a final slash is removed. */
export function url(...schemes: readonly string[]) {
  const isKnown = (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));
  return z
    .string()
    .refine(isKnown, `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`)
    .transform((value) => value.replace(/\/+$/, ''));
}

/** Such as https://banyan.example. */
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

/** Secret, because it contains a password. */
export function databaseUrl() {
  const isPostgres = (value: string) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
  return z
    .string()
    .refine(isPostgres, 'an address such as postgresql://user:password@host:5432/banyan')
    .transform((value) => new Secret(value));
}

/** With its password, or `none`. */
export function smtpUrl() {
  const isSmtp = (value: string) => value === 'none' || (/^smtps?:\/\//.test(value) && URL.canParse(value));
  return z.string().refine(isSmtp, 'an address such as smtps://user:password@host:465, or none');
}

/** Name or address to listen on. */
export function listenHost() {
  const isHost = (value: string) => isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);
  return z.string().refine(isHost, 'an address such as 127.0.0.1 or a host name');
}

/** Such as 10.0.0.0/8, 127.0.0.1. */
export function networks() {
  const isNetwork = (value: string) => {
    const [address = '', bits, ...more] = value.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    // With a network of all addresses, anyone could forge a client address.
    const isSize = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
    return isIP(address) > 0 && more.length === 0 && isSize;
  };
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isNetwork), 'addresses or networks separated by commas, for example 10.0.0.0/8');
}

/** An email address, optionally with a name. */
export function sender() {
  const one = /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
  return z.string().regex(one, 'an address such as bookings@shop.example, or Name <bookings@shop.example>');
}

/** Newest first: 2:KEY,1:KEY; 32 bytes in base64url. */
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

/** Or `none`. */
export function mapStyle() {
  return z
    .string()
    .refine((value) => value === 'none' || isWeb(value), 'an address that begins with https://, or none');
}

/** Comma-separated. */
export function origins() {
  const isOrigin = (value: string) => isWeb(value) && new URL(value).origin === value.toLowerCase();
  return z
    .string()
    .transform(listOf)
    .refine((parts) => parts.every(isOrigin), 'origins such as https://tiles.example, separated by commas');
}

/** Comma-separated; always includes English. */
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

/** `G-…` or `GTM-…`, comma-separated. */
export function analyticsIds() {
  const isTag = (value: string) => /^(G|GT|GTM)-[A-Z0-9]{4,16}$/.test(value);
  return z
    .string()
    .transform(listOf)
    .refine((parts) => parts.every(isTag), 'ids such as G-ABC123 or GTM-ABC123, separated by commas');
}

/** Path or URL; a final slash is removed. */
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

/** JSON with at most 20 experiments; weights 0 to 1000, at least one above 0. */
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
    return undefined;
  }
}

/** This machine only can reach it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Unencrypted, and not on this machine. */
export function isOpenAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
