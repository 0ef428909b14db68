import { translator } from '#src/texts/translate.ts';

export const texts = {
  'dates.any': 'Any date',
  'dates.calendar': 'Dates',
  'dates.choose': 'Choose dates',
  'dates.first': 'Start date',
  'dates.last': 'End date',
  'dates.near': 'Coming days',
  'dates.next': 'Next month',
  'dates.nextWeekend': 'Next weekend',
  'dates.previous': 'Previous month',
  'dates.today': 'Today',
  'dates.tomorrow': 'Tomorrow',
  'dates.week': 'Next 7 days',
  'dates.weekend': 'This weekend',
  'dates.when': 'When',
  'guests.any': 'Any number',
  'guests.anyShort': 'Any',
  'guests.count': '{count, plural, one {# guest} other {# guests}}',
  'guests.label': 'Guests',
} as const;

export const t = translator('web/guest/search/trip', texts);
