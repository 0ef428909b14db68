// Client credentials and bearer tokens. A token proves itself, so that it survives a restart.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { World } from '#sandbox/world.ts';
import { unauthenticated } from './paypal-error.ts';

/** A token's lifetime, as PayPal reports it. */
export const TOKEN_SECONDS = 32_400;

export function isClient(header: string | undefined, world: World): boolean {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() !== 'basic') return false;
  const text = Buffer.from(value, 'base64').toString('utf8');
  const [id, secret] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
  const { clientId, clientSecret } = world.options.paypal;
  const isKnown = id.startsWith('sandbox-client-') && secret.startsWith('sandbox-secret-');
  return isKnown && (clientId ?? id) === id && (clientSecret ?? secret) === secret;
}

export function newToken(world: World): string {
  const end = String(world.clock.seconds() + TOKEN_SECONDS);
  return `SANDBOX${end}.${proof(world, end)}`;
}

/**
 * Checks the bearer token of a call.
 * @throws PayPalError 401 without one, or when it is foreign or expired
 */
export function requireToken(header: string | undefined, world: World): void {
  const match = /^Bearer SANDBOX(\d{1,12})\.([\w-]+)$/i.exec(header ?? '');
  const [, end = '', given = ''] = match ?? [];
  const wanted = Buffer.from(proof(world, end));
  const isOurs = given.length === wanted.length && timingSafeEqual(Buffer.from(given), wanted);
  if (!isOurs || Number(end) <= world.clock.seconds()) throw unauthenticated();
}

function proof(world: World, end: string): string {
  const key = world.options.paypal.clientSecret ?? 'sandbox';
  return createHmac('sha256', key).update(`token ${end}`).digest('base64url');
}
