import type { ErrorCode } from '#src/contract/errors.ts';
import { type Provider, providerName } from '#src/web/platform/session/provider.ts';
import { t } from './texts.ts';

const refusals: readonly ErrorCode[] = [
  'facebook-failed',
  'google-failed',
  'identity-cancelled',
  'identity-down',
  'identity-email',
  'identity-second',
  'identity-taken',
  'identity-used',
  'too-many-requests',
];

/** Why a provider login failed; a refusal there is no error. */
export interface ProviderRefusal {
  readonly tone: 'info' | 'error';
  readonly text: string;
}

/** Only known codes are read from the address. */
export async function refusalIn({ searchParams }: URL): Promise<ProviderRefusal | null> {
  const code = refusals.find((one) => one === searchParams.get('refused'));
  if (code === undefined) return null;
  const { errorText } = await import('#src/contract/errors.ts');
  return { tone: code === 'identity-cancelled' ? 'info' : 'error', text: errorText(code) };
}

export function mailIn({ searchParams }: URL): string | null {
  const provider = (['google', 'facebook'] as const).find((one: Provider) => one === searchParams.get('sent'));
  return provider === undefined ? null : t('provider.sent', { site: providerName(provider) });
}
