import { translator } from '#src/texts/translate.ts';

export const texts = {
  again: 'Check again',
  'failed.button': 'Find an experience',
  'failed.text':
    'Nothing was charged. Your seats are held a little longer. Go back to your booking to pay another way.',
  'failed.title': 'The payment failed',
  'long.text':
    'This is taking longer than usual. You can close this page: as soon as Alipay responds, we update your booking and email you. Please don’t pay again.',
  support: 'Trouble paying?',
  title: 'Your Alipay payment',
  'waiting.text': 'This takes a few seconds. Please don’t pay again.',
  'waiting.title': 'We’re checking your payment with Alipay',
} as const;

export const t = translator('web/guest/checkout/alipay-texts', texts);
