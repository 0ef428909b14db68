// Words for what the calls name.
import type { DeletionObstacle } from '#src/domain/account/deletion.ts';
import type { Person } from './person-load.ts';
import { t } from './person-texts.ts';

/** A browser and its system. */
export function deviceText({ browser, system }: Person['sessions'][number]): string {
  return browser === null || system === null
    ? (browser ?? system ?? t('device.unknown'))
    : t('device', { browser, system });
}

const listings: Readonly<
  Record<
    string,
    | 'listing.draft'
    | 'listing.in_review'
    | 'listing.published'
    | 'listing.paused'
    | 'listing.suspended'
    | 'listing.taken_down'
  >
> = {
  draft: 'listing.draft',
  in_review: 'listing.in_review',
  published: 'listing.published',
  paused: 'listing.paused',
  suspended: 'listing.suspended',
  taken_down: 'listing.taken_down',
};

/** A status of a listing. */
export function listingText(status: string): string {
  const key = listings[status];
  return key === undefined ? status : t(key);
}

/** What has to end before personal data can be erased. */
export function obstaclesText(obstacles: readonly DeletionObstacle[]): string {
  return t('obstacles', { list: obstacles.map((one) => t(`obstacle.${one}`)).join('; ') });
}
