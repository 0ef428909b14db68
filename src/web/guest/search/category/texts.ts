import { translator } from '#src/texts/translate.ts';

export const texts = {
  all: 'All experiences in {city}',
  description: '{title}: {facts}',
  elsewhere: '{category} in other cities',
  facts: '{experiences}, from {price} per person with all fees.',
  factsHosts:
    '{experiences} with {count, plural, one {# local host} other {# local hosts}}, from {price} per person with all fees.',
  heading: '{category} in {city}',
  length: 'Typical length: {length}.',
  next: 'Next free day: {day}.',
} as const;

export const t = translator('web/guest/search/category', texts);
