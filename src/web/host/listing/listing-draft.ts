// What a host has typed in a question of the editor and not saved, kept on this device: a phone may close the page, or have no network.
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import type { ListingPart } from './content-rows.ts';
import type { Patch } from './steps/step.ts';

/** A question of a listing at one of its versions: what somebody else has saved since is not written over. */
export interface DraftOf {
  readonly id: string;
  readonly version: number;
  readonly part: ListingPart;
}

const nameOf = ({ id, part }: DraftOf): string => `listing-draft:${id}:${part}`;

/** Keeps it; nothing happens where there is no room. */
export function keepListingDraft(of: DraftOf, patch: Patch): void {
  try {
    browserStorage('localStorage').setItem(nameOf(of), JSON.stringify({ version: of.version, patch }));
  } catch {
    // Full or forbidden: a draft is a comfort.
  }
}

/** Reads it; null where there is none of this version, or none that can be read. */
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

/** Forgets it, once it is saved. */
export function dropListingDraft(of: DraftOf): void {
  browserStorage('localStorage').removeItem(nameOf(of));
}
