import { translator } from '#src/texts/translate.ts';

export const texts = {
  'column.email': 'Email',
  'column.made_at': 'Since (UTC)',
  'column.name': 'Name',
  'column.phone': 'Phone',
  'column.roles': 'Roles',
  'column.signed_in_at': 'Last login (UTC)',
  'column.state': 'State',
  cut: 'More than 1,000 people fit this. Type more of it.',
  'empty.all': 'See all people',
  'empty.none': 'People appear here as soon as somebody has an account.',
  'empty.text': 'Nobody fits what you asked for. Check the spelling, or ask for less.',
  'empty.title': 'Nobody',
  'filter.find': 'Find a person',
  'filter.findHint': 'Name, email, phone or booking',
  'filter.label': 'Which people',
  'filter.role': 'Role',
  'filter.state': 'State',
  never: 'Never',
  title: 'People',
  'staff.email': 'Email address',
  'staff.emailMissing': 'Enter the email address of your colleague',
  'staff.expired': 'Expired {date}',
  'staff.invite': 'Invite a colleague',
  'staff.inviteText':
    'They get a mail with a link that works for 7 days, and set up two-step login before anything opens.',
  'staff.line': '{areas}, invited by {by}',
  'staff.open': 'Open until {date}',
  'staff.send': 'Send the invitation',
  'staff.title': 'Invitations to the staff',
  'staff.withdraw': 'Withdraw',
  'staff.withdrawNamed': 'Withdraw the invitation of {email}',
  'staff.withdrawText': 'The link in the mail stops working.',
} as const;

/** Texts of the page `people` of the back office. */
export const t = translator('web/admin/people-texts', texts);
