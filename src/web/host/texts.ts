import { translator } from '#src/texts/translate.ts';

export const texts = {
  'choose.go': 'Show',
  'choose.label': 'Host',
  'feed.open': 'Other calendars',
  'feed.stopped': 'Guests can’t book some or all of your listings: we can’t read one of your other calendars.',
  'join.action': 'Become a host',
  'join.text': 'Once you offer an experience, you reply to requests and see your bookings here.',
  'join.title': 'You’re not hosting yet',
  'language.choose': 'Choose your language',
  'language.label': 'Language of this page',
  'login.text': 'Your departures, requests and earnings are in your account.',
  'login.title': 'Log in to see your host panel',
  'nav.account': 'My account',
  'nav.label': 'Host panel',
  'nav.more': 'More',
  'refused.text': 'Your role in this team doesn’t include this page. Ask the host if you need it.',
  'refused.title': 'Not part of your role',
  'section.bookings': 'Bookings',
  'section.calendar': 'Calendar',
  'section.documents': 'Documents',
  'section.earnings': 'Earnings',
  'section.insights': 'Insights',
  'section.listings': 'Listings',
  'section.messages': 'Messages',
  'section.requests': 'Requests',
  'section.reviews': 'Reviews',
  'section.settings': 'Settings',
  'section.team': 'Team',
  'section.tell': 'Tell guests',
  'section.today': 'Today',
} as const;

/** Texts of the frame of the host panel. */
export const t = translator('web/host', texts);
