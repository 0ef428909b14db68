export const texts = {
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.whatsapp': 'WhatsApp',
  'content.contents': 'On this page',
  'content.related': 'Read on',
  'content.updated': 'Last updated on {date}',
  'earnings.deposit':
    'Guests pay {deposit} of it as a deposit when they book, and the rest to you, in cash, on the day.',
  'earnings.fee': 'Your price is the price. A service fee of {fee} comes on top and is paid by the guest.',
  'earnings.guests': 'Guests',
  'earnings.keep': 'We keep',
  'earnings.later': '{cash} in cash, {later} later',
  'earnings.nothing': 'We keep the deposit and the fee. Nothing is taken from the cash.',
  'earnings.part':
    'We keep the fee and our commission, and send you what is left of the deposit. Nothing is taken from the cash.',
  'earnings.pay': 'They pay',
  'earnings.price': 'Your price for one guest, in US$',
  'earnings.range': 'Enter a whole number from {min} to {max}.',
  'earnings.sum': 'With {count, plural, one {# guest} other {# guests}} at {price} each you earn {host}.',
  'earnings.sumCash': 'With {count, plural, one {# guest} other {# guests}} at {price} each you earn {host} in cash.',
  'earnings.title': 'An example',
  'earnings.total': 'You get',
} as const;
