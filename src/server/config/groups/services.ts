// Settings: mail.
import { smtpUrl, text } from '../kinds.ts';

export const serviceSettings = {
  SMTP_URL: smtpUrl().optional().describe('the mail server, or none to keep mails in the database only'),
  MAIL_FROM: text().optional().describe('the sender of mails; unset, the support address of your brand'),
};
