// Sends mails by SMTP where it is set; without it the mail table, which /dev/mail shows, is the whole post office.
import nodemailer from 'nodemailer';

export interface Attachment {
  filename: string;
  contentType: string;
  /** Text, or bytes written as base64. */
  content: string;
  encoding?: 'base64';
  /** Under this name the mail's own HTML shows it. */
  cid?: string;
}

export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}

export interface MailGateway {
  /** Hands the letter over; throws when the mail server did not take it. Answers false when none is set. */
  send(letter: Letter): Promise<boolean>;
}

interface MailSettings {
  smtpUrl: { reveal(): string } | null;
  from: string;
}

/** The settings' mail server, or a gateway that sends nothing. */
export function createMailGateway({ smtpUrl, from }: MailSettings): MailGateway {
  if (smtpUrl === null) return { send: async () => false };
  const transport = nodemailer.createTransport({
    url: smtpUrl.reveal(),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      // The id makes a repeated delivery recognisable: a mailbox shows two mails of one id as one.
      const domain =
        from
          .split('@')
          .pop()
          ?.replace(/[^\w.-]/g, '') || 'localhost';
      await transport.sendMail({
        from,
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        messageId: `<${letter.id}@${domain}>`,
        // Answering machines leave such mails alone (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: letter.attachments.map((file) => ({ ...file })),
      });
      return true;
    },
  };
}
