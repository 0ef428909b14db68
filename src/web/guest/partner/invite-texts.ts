import { translator } from '#src/texts/translate.ts';

export const texts = {
  'code.label': 'Your code',
  'code.until': 'Valid until {date}, for a first booking of {minimum} or more. We apply it when you book.',
  'landing.another': 'Look around first',
  'landing.busy': 'Getting your code',
  'landing.find': 'Find an experience',
  'landing.get': 'Get my {amount}',
  'landing.lead':
    '{name} is giving you {amount} off your first experience with a local host: a cooking class, a workshop or a walk.',
  'landing.once': 'One code per person, for a first booking of {minimum} or more, valid for {days} days.',
  'landing.title': '{name} invites you',
  'mine.code': '{amount} code, valid until {date}',
  'mine.copy': 'Your link',
  'mine.count': '{count, plural, one {# friend accepted your invitation} other {# friends accepted your invitation}}',
  'mine.empty': 'No one has accepted your invitation yet. Send your link to a friend who travels.',
  'mine.lead': 'Give {amount}, get {amount}',
  'mine.legal':
    'Your friend’s code is for a first booking of {minimum} or more. You get yours after their experience. You earn nothing if you book yourself, in your browser or with your card.',
  'mine.login': 'Log in to get your link',
  'mine.loginText': 'Your link shows your first name, so we need to know who you are.',
  'mine.share': 'Share',
  'mine.shareText': 'I have {amount} off your first experience with a local host',
  'mine.steps': 'How it works',
  'mine.step1': 'Send your link to a friend.',
  'mine.step2': 'Your friend gets {amount} off a first booking.',
  'mine.step3': 'After the experience, you get {amount} too.',
  'mine.title': 'Invite a friend',
  'mine.what': 'Your invitations so far',
  'reason.limit': 'No code: you’ve reached this year’s limit',
  'reason.same-card': 'No code: paid with a card you’ve used',
  'reason.same-device': 'No code: booked in a browser you’ve booked in',
  'reason.same-person': 'No code: it was your own booking',
  'recommended.busy': 'One moment',
  'recommended.go': 'Continue with {name}’s recommendation',
  'recommended.goNameless': 'Continue with this recommendation',
  'recommended.lead': '{name} recommends experiences with local hosts: a cooking class, a workshop or a walk.',
  'recommended.leadNameless':
    'An ambassador recommends experiences with local hosts: a cooking class, a workshop or a walk.',
  'recommended.listing': 'Next, you’ll see the experience.',
  'recommended.once': 'If you book within {days} days, we pay {name} a commission. Your price stays the same.',
  'recommended.onceNameless':
    'If you book within {days} days, we pay the ambassador a commission. Your price stays the same.',
  'recommended.title': '{name} recommends',
  'recommended.titleNameless': 'You were recommended to us',
  'recommended.without': 'Continue without',
  'state.earned': 'Earned',
  'state.taken': 'Invitation accepted on {date}. You get your code after the first experience.',
} as const;

export const t = translator('web/guest/partner/invite-texts', texts);
