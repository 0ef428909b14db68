import { translator } from '#src/texts/translate.ts';

export const texts = {
  'box.count': '{count, plural, one {Show {shown} experience} other {Show {shown} experiences}}',
  'box.failed': 'Show experiences',
  'box.reset': 'Reset',
  'category.empty': 'There is only one category here.',
  'choice.count': '{count, plural, one {({shown} experience)} other {({shown} experiences)}}',
  'duration.above':
    '{count, plural, one {# lasts longer than {end}, and shows only while no duration is set.} other {# last longer than {end}, and show only while no duration is set.}}',
  'duration.below':
    '{count, plural, one {# is shorter than {end}, and shows only while no duration is set.} other {# are shorter than {end}, and show only while no duration is set.}}',
  'duration.from': 'Min hours',
  'duration.range': 'Duration in hours',
  'duration.short': '{count} h',
  'duration.to': 'Max hours',
  'duration.value': '{count, plural, one {# hour} other {# hours}}',
  'filter.ba_hostText': 'Selected, met and trained by our local team.',
  'price.above':
    '{count, plural, one {# costs more than {end}, and shows only while no price is set.} other {# cost more than {end}, and show only while no price is set.}}',
  'price.from': 'Min {currency}',
  'price.range': 'Price per person in {currency}',
  'price.to': 'Max {currency}',
  'range.count': '{count, plural, one {{shown} experience in this range} other {{shown} experiences in this range}}',
  'range.nothing': 'Nothing is left with your other filters.',
  'range.none': 'No experience in this range. Widen it, or change another filter.',
  'time.hours': '{from} to {to}',
} as const;

/** Texts of the filter panels, which load after the page. */
export const t = translator('web/guest/search/filters', texts);
