// Notices by mail: subject, text, HTML and files, stored before they are sent (docs/vouchers.md#voucher, ADR 020).
import { isErasedAddress } from '#src/domain/account/deletion.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneLine } from '#src/server/booking-texts/clean-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { Unavailable } from '#src/server/db/db-errors.ts';
import type { ImageGateway } from '#src/server/pictures/image-store.ts';
import { MailServerDown, type Attachment } from '#src/server/gateways/mail.ts';
import { usualRetry, type Channel } from '#src/server/notices/channel.ts';
import { codePicture } from './code-picture.ts';
import { renderHtml } from './html.ts';
import { renderText, type Body } from './layout.ts';
import { listingPicture } from './listing-picture.ts';
import { markSent, storeMail } from '#src/server/notices/queries.ts';
import type { Setting, Written } from '#src/server/notices/subjects/subject-rules.ts';

export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

/** What mails need of the installation. `gateways` has the pictures of listings; without it mails go without them. */
export type MailSetting = Pick<Setting, 'config'> & { gateways?: { images: Pick<ImageGateway, 'variant'> } };

/** Sets a letter as a mail, in the language that is set. */
export async function composeMail(
  to: string,
  { letter, files, code, picture }: Written,
  { config: { brand }, gateways }: MailSetting,
): Promise<ComposedMail> {
  const listing = picture && gateways ? await listingPicture(gateways.images, picture.id) : null;
  const sender = { name: brand.name, contact: brand.contacts.email, colour: brand.colour };
  const body: Body = {
    heading: letter.heading,
    lines: letter.lines,
    cash: letter.cash ?? null,
    ...(letter.first && { first: letter.first }),
    facts: letter.facts,
    ...(letter.price && { price: letter.price }),
    button: letter.button,
    closing: letter.closing,
    code: code ? { caption: code.caption, hint: t('code.text'), text: code.text } : null,
    picture: listing && picture ? { alt: picture.alt } : null,
  };
  const pictures = code ? [codePicture(code.text, code.ref)] : [];
  return {
    to,
    subject: oneLine(letter.subject),
    text: renderText(body, sender),
    html: renderHtml(body, sender),
    attachments: [...(listing ? [listing] : []), ...pictures, ...files],
  };
}

export const mailChannel: Channel = {
  retry: usualRetry,
  // Who is gone has no address (ADR 080), and some hosts have none yet (ADR 087).
  addressOf: ({ email }) => (isErasedAddress(email) || !hasAddress(email) ? null : email),
  async deliver(services, { taskId, kind, bookingId, to, written }) {
    const mail = await composeMail(to, written, services);
    const stored = await storeMail(services.db, { ...mail, outboxId: taskId, kind, bookingId });
    if (stored.is_sent) return;
    const { stopUrl } = written;
    const isSent = await services.gateways.mail.send({
      ...mail,
      id: stored.id,
      ...(stopUrl !== undefined && { stopUrl }),
    });
    if (isSent) await persist(() => markSent(services.db, stored.id));
  },
  isDown: (error) => error instanceof MailServerDown,
};

// What has gone out and is not marked goes out twice, so a database that is away for a moment is waited for.
const pausesMs = [250, 1000, 3000];

async function persist(write: () => Promise<void>): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      await sleep(pauseMs);
    }
  }
  return write();
}
