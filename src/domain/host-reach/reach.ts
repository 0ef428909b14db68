// How a host is reached: channel, language, and verification of a number (docs/domain/hosts.md#channel-and-language).

/** Channels, in the order in which they are offered. */
export const reachChannels = ['whatsapp', 'sms', 'mail'] as const;
export type ReachChannel = (typeof reachChannels)[number];
export const phoneChannels = ['whatsapp', 'sms'] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** A code's length, validity and tries (docs/domain/hosts.md#numbers). */
export const codeRules = { digits: 6, minutes: 10, tries: 5 } as const;

/** What decides whether a sent code can be tried. */
export interface SentCode {
  tries: number;
  isUsed: boolean;
  /** ms since 1970. */
  expiresAtMs: number;
}

/** Why a code cannot be tried; null when it can. */
export function whyNoTry(code: SentCode | null, nowMs: number): 'code-expired' | 'code-tries' | null {
  if (code === null || code.isUsed || code.expiresAtMs <= nowMs) return 'code-expired';
  return code.tries >= codeRules.tries ? 'code-tries' : null;
}

export interface Reach {
  way: ReachChannel;
  number: string | null;
  isVerified: boolean;
  isStopped: boolean;
}

/** The number that gets a host's messages; null: they are emailed (docs/domain/hosts.md#email-instead). */
export function phoneOf({ way, number, isVerified, isStopped }: Reach): { way: PhoneChannel; number: string } | null {
  return way !== 'mail' && number !== null && isVerified && !isStopped ? { way, number } : null;
}

/** The end of a number, enough for its owner to recognise and useless to others: '…789'. */
export function numberEnd(number: string): string {
  return `…${number.slice(-3)}`;
}
