// Sends emails by SMTP where it is set; without it the email table, which /dev/mail shows, is the whole post office.
import nodemailer from 'nodemailer';

export interface Attachment {
  filename: string;
  contentType: string;
  /** Text, or bytes written as base64. */
  content: string;
  encoding?: 'base64';
  /** Under this name the email's own HTML shows it. */
  cid?: string;
  /** Where the program keeps the bytes in any case: an email is stored without them. */
  keptAt?: string;
}

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  /** Takes a POST that turns off emails of this kind (RFC 8058). */
  stopUrl?: string;
}

/** The email server could not be reached, did not answer in time, or broke off: it is not about this one email. */
export class MailServerDown extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MailServerDown';
  }
}

export interface MailGateway {
  /**
   * Hands the email over; throws when the email server did not take it, MailServerDown when it would take no other one
   * either. Answers false when none is set.
   */
  send(mail: Mail): Promise<boolean>;
}

// An email is tried for so long at most, however slowly the server speaks.
const overallMs = 20_000;

interface MailSettings {
  smtpUrl: { reveal(): string } | null;
  /** Asked for each email: the brand may change while the program runs. */
  from: () => string;
}

/** The settings' email server, or a gateway that sends nothing. */
export function createMailGateway({ smtpUrl, from }: MailSettings, limitMs = overallMs): MailGateway {
  if (smtpUrl === null) return { send: async () => false };
  const transport = nodemailer.createTransport({
    url: smtpUrl.reveal(),
    connectionTimeout: Math.min(10_000, limitMs),
    greetingTimeout: Math.min(10_000, limitMs),
    socketTimeout: Math.min(20_000, limitMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const sender = from();
      // The id makes a repeated delivery recognisable: a mailbox shows two emails of one id as one.
      const domain =
        sender
          .split('@')
          .pop()
          ?.replace(/[^\w.-]/g, '') || 'localhost';
      const sending = transport.sendMail({
        from: sender,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${domain}>`,
        // Answering machines leave such emails alone (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail.stopUrl) },
        attachments: mail.attachments.map(({ keptAt: _kept, ...file }) => file),
      });
      try {
        await within(limitMs, sending);
      } catch (error) {
        throw isAboutServer(error) ? new MailServerDown(error) : error;
      }
      return true;
    },
  };
}

/** The button of email programs that turns emails off, without opening a page (RFC 8058). */
function stopHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const serverFaults = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EPROTOCOL',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
];

/** Not reached, not let in, broken off, or closing (421); a refused sender, recipient or text is about the email. */
function isAboutServer(error: unknown): boolean {
  const { code, responseCode, syscall } = error as { code?: unknown; responseCode?: unknown; syscall?: unknown };
  return (
    responseCode === 421 || syscall === 'connect' || serverFaults.includes(String(code)) || error instanceof TooLate
  );
}

class TooLate extends Error {}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`the mail server took more than ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
