import type { CallInput } from '#src/contract/types.ts';
import type { ListingPart, OwnListing } from '#src/web/host/listing/content-rows.ts';
import type { Choices } from '#src/web/host/listing/place-names.ts';

export type Patch = CallInput<'listing/save'>['content'];

export interface StepProps {
  readonly listing: OwnListing;
  /** After a save that stays on the question. */
  readonly setListing: (listing: OwnListing) => void;
  readonly choices: Choices;
  readonly part: ListingPart;
  readonly save: (patch: Patch) => void;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly isLast: boolean;
}
