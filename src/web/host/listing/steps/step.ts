// What every question of the editor is given.
import type { CallInput } from '#src/contract/types.ts';
import type { ListingPart, OwnListing } from '#src/web/host/listing/content-rows.ts';
import type { Choices } from '#src/web/host/listing/place-names.ts';

/** What a save brings. */
export type Patch = CallInput<'listing/save'>['content'];

export interface StepProps {
  readonly listing: OwnListing;
  /** After something was saved without leaving the question. */
  readonly setListing: (listing: OwnListing) => void;
  readonly choices: Choices;
  readonly part: ListingPart;
  readonly save: (patch: Patch) => void;
  readonly busy: boolean;
  readonly trouble: string | null;
  /** Nothing is asked after this one. */
  readonly isLast: boolean;
}
