import { translator } from '#src/texts/translate.ts';

export const texts = {
  'column.booked_at': 'Last booking (UTC)',
  'column.email': 'Email',
  'column.key_used_on': 'Key last used',
  'column.keys': 'Keys',
  'column.made_at': 'Account since (UTC)',
  'column.name': 'Name',
  'column.phone': 'Phone',
  'column.state': 'State',
  cut: 'More than 1,000 people fit this. Type more of it.',
  'empty.all': 'See all distributors',
  'empty.none': 'Give an account the role of a distributor on its page under People, and it appears here.',
  'empty.text': 'No distributor fits what you asked for. Check the spelling, or ask for less.',
  'empty.title': 'No distributors',
  'filter.find': 'Find a distributor',
  'filter.findHint': 'Name, email, phone or booking',
  'filter.label': 'Which distributors',
  'filter.state': 'State',
  never: 'Never',
  people: 'To make somebody a distributor, open their page under People.',
  'people.link': 'All people',
  title: 'Distributors',
} as const;

/** Texts of the page `distributors` of the back office. */
export const t = translator('web/admin/distributors-texts', texts);
