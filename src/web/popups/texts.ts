import { translator } from '#src/texts/translate.ts';

export const texts = {
  'address.edit': 'Edit address or set a pin',
  'address.text': 'This address has no pin on the map. Your host will look for exactly this address:',
  'address.title': 'Is your pickup address complete?',
  'address.use': 'Use as is',
  'ask.button': 'Ask the host',
  'ask.sentTitle': 'Your question',
  'ask.title': 'Ask {host}',
  'facebook.title': 'Continue with Facebook',
  'forgot.title': 'Set a new password',
  'paymentSupport.bank':
    'If your card is declined, your bank can tell you why. Another card or payment method often works.',
  'paymentSupport.checking':
    'If you left the page while paying, open your booking from your email before you try again.',
  'paymentSupport.contact': 'Tell us the experience and the date. Never send us a card number.',
  'paymentSupport.once': 'You are charged only once, however often you press or reload.',
  'paymentSupport.title': 'Help with payment',
  'signup.title': 'Create an account',
  'support.email': 'Email',
  'support.phone': 'Phone',
  'support.whatsapp': 'WhatsApp',
  'talk.title': 'Messages',
  'talk.text': 'Questions about your date, the way there or what to bring? Write to each other here.',
  'talk.button': 'Message {name}',
  'talk.all': 'All messages',
  'talk.with': 'Messages with {name}',
  'voucher.code': 'Your code',
  'voucher.later':
    'Enter it at checkout under “Have a discount code?”. We show it only once, but you can use it later.',
} as const;

/** Texts of the popups that several pages share. */
export const t = translator('web/popups', texts);
