import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Reviews',
  busy: 'Please wait',
  more: 'Show more reviews',
  'filter.title': 'Show',
  'filter.listing': 'Experience',
  'filter.listingAll': 'All experiences',
  'filter.stars': 'Stars',
  'filter.starsAll': 'All',
  'filter.open': 'Without a reply',
  'filter.go': 'Show',
  'figures.title': 'By experience',
  'figures.total': '{count, plural, =0 {No reviews} one {# review} other {# reviews}}',
  'figures.open': '{count, plural, one {# without a reply} other {# without a reply}}',
  average: '{value} out of 5, from {count, plural, one {# review} other {# reviews}}',
  stars: '{count, plural, one {# star} other {# stars}} of 5',
  'empty.title': 'No reviews yet',
  'empty.text':
    'We ask guests for a review after their visit. What they write appears here, including what only you can see.',
  'empty.filtered': 'No reviews match',
  'empty.filteredText': 'Show all reviews or change the filters.',
  'empty.all': 'Show all reviews',
  by: '{name}, {country}',
  removed: 'Removed by our team: {reason}',
  photo: 'Photo {place} of this review',
  private: 'Only for you',
  reply: 'Your reply',
  'reply.title': 'Public reply',
  'reply.hint': 'Everyone can read it below the review. You can reply once and can’t change it later.',
  'reply.open': 'Reply',
  'reply.of': 'Reply to the review of {name}',
  'reply.send': 'Publish reply',
  'reply.cancel': 'Cancel',
  'reply.missing': 'Write a reply first.',
  'reply.done': 'Your reply is online.',
  'reply.taken': 'Someone has already replied to this review, or it was removed.',
  'reply.noScript': 'Please turn on JavaScript to reply here. The link in your email works without it.',
  booking: 'Open the booking',
} as const;

/** Texts of the page Reviews of the host panel. */
export const t = translator('web/host/review', texts);
