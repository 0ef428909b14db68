// Who calls: a secret or a publishable test key. Live keys are never accepted.
import type { ResolvedOptions } from '#sandbox/options.ts';
import { ApiError } from './api-error.ts';
import type { Operation } from './operation.ts';

/**
 * Reads the key from an Authorization header (Bearer, or Basic with the key as user name).
 * @throws ApiError 401 for a missing, live, unknown or wrong kind of key
 */
export function checkKey(
  header: string | undefined,
  { stripe }: ResolvedOptions,
  access: Operation['access'],
): 'secret' | 'publishable' {
  const key = keyOf(header);
  if (key === null) throw unauthorized('You did not provide an API key.');
  if (/^[a-z]+_live_/.test(key)) {
    throw unauthorized(
      'This is a payment sandbox: it never accepts live keys. Roll this key if it left your hands.',
      'livemode_mismatch',
    );
  }
  const kind = kindOf(key, stripe);
  if (kind === null) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`, 'api_key_invalid');
  if (kind === 'publishable' && access === 'secret') {
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  }
  return kind;
}

function keyOf(header: string | undefined): string | null {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer' && value !== '') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] || null;
}

function kindOf(key: string, options: ResolvedOptions['stripe']): 'secret' | 'publishable' | null {
  if (/^(?:sk|rk)_test_./.test(key)) return options.secretKey === null || options.secretKey === key ? 'secret' : null;
  if (!/^pk_test_./.test(key)) return null;
  return options.publishableKey === null || options.publishableKey === key ? 'publishable' : null;
}

function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) }, false);
}
