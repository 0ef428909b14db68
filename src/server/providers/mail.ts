// SMTP. Without it emails stay in the table, shown by `/dev/mail`.
import nodemailer from 'nodemailer';

export interface Attachment {
  filename: string;
  contentType: string;
  /** Text or base64. */
  content: string;
  encoding?: 'base64';
  /** Its name in the HTML. */
  cid?: string;
  /** Where the bytes are stored: emails omit them. */
  keptAt?: string;
}

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  /** One-click unsubscribe (RFC 8058). */
  stopUrl?: string;
}

/** Not about this email. */
export class MailServerDown extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MailServerDown';
  }
}

export interface MailGateway {
  /** Throws when refused, MailServerDown when all would be. False without a server. */
  send(mail: Mail): Promise<boolean>;
}

// Total timeout per email.
const overallMs = 20_000;

interface MailSettings {
  smtpUrl: { reveal(): string } | null;
  /** Per email: the brand may change. */
  from: () => string;
}

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
      // A stable id: mailboxes merge repeats.
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
        // Autoresponders ignore them (RFC 3834).
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

/** One-click unsubscribe (RFC 8058). */
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

/** Connection, authentication or 421; others are about the email. */
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
