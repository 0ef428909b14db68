import { translator } from '#src/texts/translate.ts';

export const texts = {
  'box.count': '{count, plural, one {Show {shown} experience} other {Show {shown} experiences}}',
  'box.failed': 'Show experiences',
  'box.reset': 'Clear all',
  'choice.count': '{count, plural, one {({shown} experience)} other {({shown} experiences)}}',
  'duration.above':
    '{count, plural, one {# is longer than {end}. Clear the duration filter to see it.} other {# are longer than {end}. Clear the duration filter to see them.}}',
  'duration.below':
    '{count, plural, one {# is shorter than {end}. Clear the duration filter to see it.} other {# are shorter than {end}. Clear the duration filter to see them.}}',
  'duration.from': 'Min hours',
  'duration.range': 'Duration in hours',
  'duration.short': '{count} h',
  'duration.to': 'Max hours',
  'duration.value': '{count, plural, one {# hour} other {# hours}}',
  'filter.ba_hostText': 'Selected, met and trained by our local team.',
  'filter.free_cancellationText': 'Full refund until 24 hours before.',
  'filter.privateText': 'Only your own group.',
  'filter.top_ratedText': 'With at least 5 reviews.',
  'price.above':
    '{count, plural, one {# costs more than {end}. Clear the price filter to see it.} other {# cost more than {end}. Clear the price filter to see them.}}',
  'price.from': 'Min {currency}',
  'price.range': 'Price per person in {currency}',
  'price.to': 'Max {currency}',
  'range.count': '{count, plural, one {{shown} experience in this range} other {{shown} experiences in this range}}',
  'range.nothing': 'No experiences match your other filters. Remove one to see more.',
  'range.none': 'No experiences in this range. Widen it or change another filter.',
  'time.hours': '{from} to {to}',
} as const;

export const t = translator('web/guest/search/filters', texts);
