import { translator } from '#src/texts/translate.ts';

export const texts = {
  browse: 'Find an experience',
  busy: 'Loading',
  'choice.few_seats': '{count, plural, one {Only # seat left} other {Only # seats left}}',
  'choice.open': '{count, plural, one {Available, # seat left} other {Available, # seats left}}',
  'choice.past': 'This date has passed',
  'choice.too_many': 'Takes up to {count, plural, one {# guest} other {# guests}}',
  'choice.unavailable': 'No longer available at that time',
  'empty.text': 'Tap the heart on any experience to save it here with your date and guests.',
  'empty.title': 'Nothing saved yet',
  gone: 'No longer offered',
  'login.button': 'Log in',
  'login.text': 'Log in to see your list on every device and to share it.',
  'login.title': 'Saved in this browser only',
  more: 'Show more',
  noScript: 'To save experiences, turn on JavaScript.',
  paused: 'Can’t be booked at the moment',
  remove: 'Remove “{title}”',
  removed: 'Removed “{title}”',
  'shared.gone': 'This link is no longer valid',
  'shared.goneText': 'The list is no longer shared, or the link is incomplete.',
  'shared.lead': 'Someone shared these experiences with you.',
  'shared.none': 'This list is empty at the moment',
  'shared.noneText': 'Its experiences are no longer offered or were removed.',
  'shared.title': 'Shared wish list',
  'share.end': 'Stop sharing',
  'share.ended': 'The link no longer works.',
  'share.link': 'Link to your list',
  'share.make': 'Share list',
  'share.text': 'Anyone with this link sees the experiences. Your name, dates and guests stay private.',
  similar: 'Similar in {city}',
  title: 'Wish List',
  undo: 'Undo',
} as const;

/** Texts of the wish list. */
export const t = translator('web/guest/saved', texts);
