// Settings: mail and exchange rates.
import { smtpUrl, text, url } from '../kinds.ts';

export const serviceSettings = {
  SMTP_URL: smtpUrl().optional().describe('the mail server, or none to keep mails in the database only'),
  MAIL_FROM: text().optional().describe('the sender of mails; unset, the support address of your brand'),
  RATES_URL: url('https', 'http')
    .optional()
    .describe('the source of exchange rates, asked once a day; docs/operations.md says in which shapes it may answer'),
};
