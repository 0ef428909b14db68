// Optional parts that a new marketplace lacks.
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { isAbsolute } from 'node:path';
import type { Answers } from './questions.ts';

const isNone = (value: string | undefined) => value === undefined || value === '' || value === 'none';

/** One sentence each. */
export function stillMissing(answers: Answers): string[] {
  if (answers['BANYAN_MODE'] === 'demo')
    return [
      'This is a trial that only works on this machine. Guests pay with play money, and emails appear at /dev/mail.',
      'For real guests, run the setup again and choose production. Once anyone has booked, use other files and an empty database.',
    ];
  const lines: [boolean, string][] = [
    [isNone(answers['SMTP_URL']), 'Emails are stored but not sent: SMTP_URL is none.'],
    [
      isNone(answers['STRIPE_SECRET_KEY']) && isNone(answers['PAYPAL_CLIENT_ID']),
      'Guests can’t pay online: neither Stripe nor PayPal is set.',
    ],
    [
      isNone(answers['SMS_ACCOUNT_SID']) && isNone(answers['WHATSAPP_PHONE_NUMBER_ID']),
      'Hosts only get emails: neither SMS nor WhatsApp is set.',
    ],
    [isNone(answers['RATES_URL']), 'Exchange rates don’t update: RATES_URL is not set.'],
    [isNone(answers['BANYAN_BACKUP_KEY']), 'Backups leave keys and documents out: BANYAN_BACKUP_KEY is not set.'],
    [
      !answers['BANYAN_ORIGIN']?.startsWith('https:'),
      'The connection to guests isn’t encrypted: the address is not https.',
    ],
    [
      !isAbsolute(answers['BANYAN_DATA_DIR'] ?? '.'),
      'BANYAN_DATA_DIR is inside the program’s folder. If the service can’t write there, choose another, such as /var/lib/banyan/data.',
    ],
    [
      isNone(answers['BANYAN_TRUST_PROXY']),
      'BANYAN_TRUST_PROXY is not set: behind a proxy all guests share one address.',
    ],
    [
      true,
      `The legal texts are templates: have a lawyer read ${contentPageUrl('terms-of-service')} and ${contentPageUrl('privacy-policy')}.`,
    ],
  ];
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => line);
}
