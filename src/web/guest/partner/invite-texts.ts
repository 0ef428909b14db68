import { translator } from '#src/texts/translate.ts';

export const texts = {
  'code.label': 'Your code',
  'code.until': 'Good until {date}, for a first booking of {minimum} or more. Enter it at checkout.',
  'landing.another': 'Look around first',
  'landing.busy': 'Getting your code',
  'landing.find': 'Find an experience',
  'landing.get': 'Get my {amount}',
  'landing.lead':
    '{name} has sent you {amount} for your first experience with a local host: a cooking class, a workshop, a walk.',
  'landing.once': 'One code for each person, for a first booking of {minimum} or more, good for {days} days.',
  'landing.title': '{name} invites you',
  'mine.code': '{amount} code, good until {date}',
  'mine.copy': 'Your link',
  'mine.count': '{count, plural, one {# friend took your gift} other {# friends took your gift}}',
  'mine.empty': 'Nobody has taken your gift yet. Send your link to a friend who travels.',
  'mine.lead': 'Give {amount}, get {amount}',
  'mine.legal':
    'The gift is for a first booking of {minimum} or more. You get your code once the experience has taken place. A booking of your own, from your browser or with your card earns nothing.',
  'mine.login': 'Log in to get your link',
  'mine.loginText': 'Your link shows your first name, so we need to know who you are.',
  'mine.share': 'Share',
  'mine.shareText': 'I have {amount} for your first experience with a local host',
  'mine.steps': 'How it works',
  'mine.step1': 'Send your link to a friend.',
  'mine.step2': 'Your friend gets {amount} off a first booking.',
  'mine.step3': 'Once the experience has taken place, you get {amount} too.',
  'mine.title': 'Invite a friend',
  'mine.what': 'What has come of it',
  'reason.limit': 'Nothing more this year: you have reached the most thanks a year',
  'reason.same-card': 'Nothing earned: it was paid with a card that you have paid with',
  'reason.same-device': 'Nothing earned: it was booked in a browser that you have booked in',
  'reason.same-person': 'Nothing earned: it was your own booking',
  'recommended.busy': 'One moment',
  'recommended.go': 'Go on, and remember {name}',
  'recommended.goNameless': 'Go on, and remember this',
  'recommended.lead': '{name} recommends experiences with local hosts: a cooking class, a workshop, a walk.',
  'recommended.leadNameless':
    'An ambassador recommends experiences with local hosts: a cooking class, a workshop, a walk.',
  'recommended.listing': 'You go on to the experience that was recommended to you.',
  'recommended.once':
    'If you book within {days} days, {name} gets a commission from us. You pay the same price with or without it.',
  'recommended.onceNameless':
    'If you book within {days} days, the ambassador gets a commission from us. You pay the same price with or without it.',
  'recommended.title': '{name} recommends',
  'recommended.titleNameless': 'You were recommended to us',
  'recommended.without': 'Go on without',
  'state.earned': 'Earned',
  'state.taken': 'Gift taken on {date}. You get your code after the first experience.',
} as const;

/** Texts of invitations. */
export const t = translator('web/guest/partner/invite-texts', texts);
