import { t } from '../locale/t.ts';
import type { CardCourse } from './card-course.ts';

/** A badge: its text and its ground. */
export interface CardBadge {
  readonly label: string;
  readonly tone: 'marigold' | 'jade' | 'sand' | 'brand';
}

/** At most one badge on the picture (when it can be booked, or that it is new) and at most two below the price. */
export function cardBadges(course: Pick<CardCourse, 'badges' | 'transport' | 'ba_host'>): {
  readonly onPicture: CardBadge | null;
  readonly below: readonly CardBadge[];
} {
  const has = (badge: CardCourse['badges'][number]): boolean => course.badges.includes(badge);
  const onPicture: CardBadge | null = has('today')
    ? { label: t('badge.today'), tone: 'marigold' }
    : has('tomorrow')
      ? { label: t('badge.tomorrow'), tone: 'marigold' }
      : has('new')
        ? { label: t('badge.new'), tone: 'brand' }
        : null;
  const below: CardBadge[] = [];
  if (course.transport === 'free') below.push({ label: t('badge.freePickup'), tone: 'jade' });
  if (course.transport === 'addon') below.push({ label: t('badge.pickupAddon'), tone: 'jade' });
  if (course.ba_host) below.push({ label: t('badge.communityHost'), tone: 'sand' });
  return { onPicture, below };
}
