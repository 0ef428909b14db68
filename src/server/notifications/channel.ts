// What a way to reach a reader has to do (docs/domain/messages.md#add-a-kind-or-a-channel).
import type { HostPhone } from '#src/server/phone/reach-queries.ts';
import type { Services } from '#src/server/services.ts';
import type { HostShort } from './short-messages.ts';
import type { Reader, Written } from './subjects/subject-rules.ts';

/** A notice on its way. */
export interface Delivery {
  /** Of the outbox: a second try has the same one. */
  taskId: number;
  /** The name of its kind. */
  kind: string;
  bookingId: string | null;
  to: string;
  written: Written;
  /** In fewer words, for a host's phone; null where the kind has none. */
  short: HostShort | null;
  phone: HostPhone | null;
}

/** How long a failed notice waits for its next try: twice as long each time, from the first pause to the longest. */
export interface Retry {
  firstMs: number;
  longestMs: number;
}

export interface Channel {
  retry: Retry;
  /** Where it reaches a reader; null where it cannot. */
  addressOf(reader: Reader): string | null;
  /** Hands a notice over, in the reader's language; a reader who has it from an earlier try does not get it twice. */
  deliver(services: Services, delivery: Delivery): Promise<void>;
  /** Whether its server is away, so that the others wait: it is not about this one notice (ADR 020). */
  isDown(error: unknown): boolean;
}

/** A minute at first, six hours at most. Also for a row whose channel is unknown here: the next version may have it. */
export const usualRetry: Retry = { firstMs: 60_000, longestMs: 6 * 3_600_000 };

/** The pause after this many tries, in milliseconds. */
export function pauseMs({ firstMs, longestMs }: Retry, attempts: number): number {
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}
