// Unsaved input of an editor question, stored on this device: a phone may close the page or be offline.
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import type { ListingPart } from './content-rows.ts';
import type { Patch } from './steps/step.ts';

/** Bound to the listing's version, so another person's later save is not overwritten. */
export interface DraftOf {
  readonly id: string;
  readonly version: number;
  readonly part: ListingPart;
}

const nameOf = ({ id, part }: DraftOf): string => `listing-draft:${id}:${part}`;

/** Does nothing when storage is full. */
export function keepListingDraft(of: DraftOf, patch: Patch): void {
  try {
    browserStorage('localStorage').setItem(nameOf(of), JSON.stringify({ version: of.version, patch }));
  } catch {
    // Full or blocked: only the draft is lost.
  }
}

/** Null when missing, unreadable or of another version. */
export function readListingDraft(of: DraftOf): Patch | null {
  try {
    const stored = JSON.parse(browserStorage('localStorage').getItem(nameOf(of)) ?? 'null') as {
      version?: unknown;
      patch?: Patch;
    } | null;
    return stored?.version === of.version && typeof stored.patch?.[of.part] === 'object' ? stored.patch : null;
  } catch {
    return null;
  }
}

export function dropListingDraft(of: DraftOf): void {
  browserStorage('localStorage').removeItem(nameOf(of));
}
