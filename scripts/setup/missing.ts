// What a marketplace can open without, and should know that it does.
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { isAbsolute } from 'node:path';
import type { Answers } from './questions.ts';

const isNone = (value: string | undefined) => value === undefined || value === '' || value === 'none';

/** One sentence for each. */
export function stillMissing(answers: Answers): string[] {
  if (answers['BANYAN_MODE'] === 'demo')
    return [
      'This is a trial on this machine alone: guests pay with play money, and mails are shown at /dev/mail.',
      'For real guests run the setup again and say production: with these files while nobody has booked, else with others and an empty database.',
    ];
  const lines: [boolean, string][] = [
    [isNone(answers['SMTP_URL']), 'Mails are kept and not sent: SMTP_URL is none.'],
    [
      isNone(answers['STRIPE_SECRET_KEY']) && isNone(answers['PAYPAL_CLIENT_ID']),
      'Nobody can pay online: there is neither Stripe nor PayPal.',
    ],
    [
      isNone(answers['SMS_ACCOUNT_SID']) && isNone(answers['WHATSAPP_PHONE_NUMBER_ID']),
      'Hosts are reached by mail alone: there is neither SMS nor WhatsApp.',
    ],
    [isNone(answers['RATES_URL']), 'Exchange rates are not renewed: RATES_URL is not set.'],
    [isNone(answers['BANYAN_BACKUP_KEY']), 'Backups leave keys and documents out: BANYAN_BACKUP_KEY is not set.'],
    [!answers['BANYAN_ORIGIN']?.startsWith('https:'), 'Guests are not protected on the way: the address is not https.'],
    [
      !isAbsolute(answers['BANYAN_DATA_DIR'] ?? '.'),
      'BANYAN_DATA_DIR lies below the program: a service that may not write there needs another, such as /var/lib/banyan/data.',
    ],
    [
      isNone(answers['BANYAN_TRUST_PROXY']),
      'BANYAN_TRUST_PROXY is not set: behind a proxy all guests would count as one address.',
    ],
    [
      true,
      `The legal texts are templates: have a lawyer read ${contentPageUrl('terms-of-service')} and ${contentPageUrl('privacy-policy')}.`,
    ],
  ];
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => line);
}
