// Port of notification channels (docs/domain/messages.md#add-a-kind-or-a-channel).
import type { Phone } from '#src/server/phone/reach-queries.ts';
import type { Services } from '#src/server/services.ts';
import type { PhoneShort } from './short-messages.ts';
import type { Reader, Written } from './subjects/subject-rules.ts';

export interface Delivery {
  /** Outbox id; the same for retries. */
  taskId: number;
  kind: string;
  bookingId: string | null;
  to: string;
  written: Written;
  /** Short text for the reader's phone; null for none. */
  short: PhoneShort | null;
  phone: Phone | null;
}

/** Doubles from the first to the longest pause. */
export interface Retry {
  firstMs: number;
  longestMs: number;
}

export interface Channel {
  retry: Retry;
  /** Null where it cannot reach the reader. */
  addressOf(reader: Reader): string | null;
  /** In the reader's language, at most once. */
  deliver(services: Services, delivery: Delivery): Promise<void>;
  /** The server is down: its other messages wait (ADR 020). */
  isDown(error: unknown): boolean;
}

/** A minute to six hours; also for channels of a newer version. */
export const usualRetry: Retry = { firstMs: 60_000, longestMs: 6 * 3_600_000 };

/** Milliseconds. */
export function pauseMs({ firstMs, longestMs }: Retry, attempts: number): number {
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}
