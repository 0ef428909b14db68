// A device and a moment in words, as lists of devices and of passkeys show them.
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { t } from './texts.ts';

/** "Firefox on Linux", or as much of it as is known. */
export function deviceText({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser !== null && system !== null) return t('devices.both', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}

/** A moment in UTC, as the server and every browser write it alike. */
export function momentText(instant: string): string {
  const look = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return dateFormat(dateTag(), look).format(new Date(instant));
}

/** A day in UTC. */
export function dayText(instant: string): string {
  return dateFormat(dateTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
}
