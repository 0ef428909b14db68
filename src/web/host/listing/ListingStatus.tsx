import { Badge } from '#src/web/ui/states/Badge.tsx';
import type { OwnListing } from './content-rows.ts';
import { t } from './content-texts.ts';

const tones = {
  draft: 'sand',
  in_review: 'jade',
  sent_back: 'marigold',
  rejected: 'brand',
  published: 'success',
  paused: 'marigold',
  suspended: 'brand',
  taken_down: 'brand',
  archived: 'sand',
} as const;

interface ListingStatusProps extends Pick<OwnListing, 'status'> {
  /** `staff`: as the back office says it; a host is spoken to. */
  readonly reader?: 'status' | 'staff';
}

/** Where a listing stands, in a word. */
export function ListingStatus({ status, reader = 'status' }: ListingStatusProps) {
  return <Badge tone={tones[status]}>{t(`${reader}.${status}`)}</Badge>;
}
