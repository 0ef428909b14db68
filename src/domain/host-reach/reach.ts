// How a host is reached: by which way, in which language, and when a number counts (docs/domain/hosts.md#channel-and-language).

/** The ways, in the order in which they are offered. */
export const reachChannels = ['whatsapp', 'sms', 'mail'] as const;
export type ReachChannel = (typeof reachChannels)[number];
/** The ways that need a number. */
export const phoneChannels = ['whatsapp', 'sms'] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** A code for a number: how long it counts and how often it may be tried (docs/domain/hosts.md#numbers). */
export const codeRules = { digits: 6, minutes: 10, tries: 5 } as const;

/** A code that was sent, as far as it says whether a try counts. */
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

/** How a host is reached in fact. */
export interface Reach {
  way: ReachChannel;
  number: string | null;
  isVerified: boolean;
  isStopped: boolean;
}

/** The number that gets a host's messages, or null: then they come by mail (docs/domain/hosts.md#email-instead). */
export function phoneOf({ way, number, isVerified, isStopped }: Reach): { way: PhoneChannel; number: string } | null {
  return way !== 'mail' && number !== null && isVerified && !isStopped ? { way, number } : null;
}

/** The end of a number, which tells its owner which one it is and nobody else more: '…789'. */
export function numberEnd(number: string): string {
  return `…${number.slice(-3)}`;
}
