// The draft of a review, stored in this browser until it is posted.
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import type { Aspect } from '#src/domain/review/labels.ts';

export interface AspectDraft {
  readonly rating?: number | undefined;
  readonly labels: readonly string[];
  readonly details: string;
}

export interface PhotoDraft {
  readonly id: string;
  readonly image: string;
  readonly name: string;
  readonly alt: string;
}

export interface ReviewDraft {
  readonly rating?: number | undefined;
  readonly review: string;
  readonly country: string;
  readonly aspects: { readonly [A in Aspect]?: AspectDraft };
  readonly photos: readonly PhotoDraft[];
}

export const emptyDraft: ReviewDraft = { review: '', country: '', aspects: {}, photos: [] };

// The server keeps unattached uploads for 24 hours.
const photoMs = 20 * 3_600_000;
const keyOf = (bookingId: string) => `review-draft:${bookingId}`;

/** Does nothing when storage is full. */
export function keepDraft(bookingId: string, draft: ReviewDraft): void {
  try {
    browserStorage('localStorage').setItem(keyOf(bookingId), JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // Full or blocked: only the draft is lost.
  }
}

/** Null when missing or unreadable. Drops photos that have expired on the server. */
export function readDraft(bookingId: string): ReviewDraft | null {
  try {
    const text = browserStorage('localStorage').getItem(keyOf(bookingId));
    const stored = text === null ? null : (JSON.parse(text) as Partial<ReviewDraft> & { at?: number });
    if (stored === null || typeof stored.review !== 'string') return null;
    const isFresh = typeof stored.at === 'number' && Date.now() - stored.at < photoMs;
    return { ...emptyDraft, ...stored, photos: isFresh ? (stored.photos ?? []) : [] };
  } catch {
    return null;
  }
}

export function dropDraft(bookingId: string): void {
  browserStorage('localStorage').removeItem(keyOf(bookingId));
}
