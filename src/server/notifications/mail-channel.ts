// Notices by email, stored before sending (docs/domain/bookings.md#voucher, ADR 020).
import { isErasedAddress } from '#src/domain/account/deletion.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneLine } from '#src/server/booking-texts/clean-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { Unavailable } from '#src/server/platform/db/transaction.ts';
import type { ImageGateway } from '#src/server/platform/pictures/image-store.ts';
import { MailServerDown, type Attachment } from '#src/server/providers/mail.ts';
import { usualRetry, type Channel } from './channel.ts';
import { renderHtml, listingPictureId, codePictureId } from './mails/html.ts';
import { renderText, type Body } from './mails/layout.ts';
import { markSent, storeMail } from './queries.ts';
import type { Setting, Written } from './subjects/subject-rules.ts';
import { readFile } from 'node:fs/promises';
import { encodeQR } from 'qr';
import { crc32, deflateSync } from 'node:zlib';

// Quiet zone of the attached code.

const quiet = 4;
const pixelsPerSquare = 6;

/** A PNG that the HTML refers to. */
export function codePicture(code: string, ref: string): Attachment {
  const squares = encodeQR(code, 'raw', { ecc: 'medium', border: quiet });
  return {
    filename: `voucher-${ref}.png`,
    contentType: 'image/png',
    content: pngOf(squares, pixelsPerSquare).toString('base64'),
    encoding: 'base64',
    cid: codePictureId,
  };
}

/** 1-bit grey PNG (PNG specification, 5 and 11.2), `scale` pixels per square. */
function pngOf(squares: readonly (readonly boolean[])[], scale: number): Buffer {
  const size = squares.length * scale;
  const rows = squares.map((row) => {
    // Filter byte 0 per row. Bit 1 is white.
    const bytes = Buffer.alloc(1 + Math.ceil(size / 8));
    for (let x = 0; x < size; x += 1) {
      const isWhite = row[Math.floor(x / scale)] === false;
      if (isWhite) bytes[1 + (x >> 3)] = (bytes[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
    return bytes;
  });
  const pixels = Buffer.concat(rows.flatMap((row) => Array.from({ length: scale }, () => row)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Double phone width, in a universal format, some 20 kB (ADR 020). */
const size = 'card-590.jpg';

/** Null when unavailable: the email is complete without. */
async function listingPicture(images: Pick<ImageGateway, 'variant'>, id: string): Promise<Attachment | null> {
  const found = await images.variant(id, size);
  if (!found.ok) return null;
  const bytes = await readFile(found.path);
  return {
    filename: 'listing.jpg',
    contentType: 'image/jpeg',
    content: bytes.toString('base64'),
    encoding: 'base64',
    cid: listingPictureId,
    keptAt: `/images/${id}/${size}`,
  };
}

export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

/** Without `gateways`, no photos. */
export type MailSetting = Pick<Setting, 'config'> & { gateways?: { images: Pick<ImageGateway, 'variant'> } };

/** In the current language. */
export async function composeMail(
  to: string,
  { mail, files, code, picture }: Written,
  { config: { brand }, gateways }: MailSetting,
): Promise<ComposedMail> {
  const listing = picture && gateways ? await listingPicture(gateways.images, picture.id) : null;
  const sender = { name: brand.name, contact: brand.contacts.email, colour: brand.colour };
  const body: Body = {
    heading: mail.heading,
    lines: mail.lines,
    cash: mail.cash ?? null,
    ...(mail.first && { first: mail.first }),
    facts: mail.facts,
    ...(mail.price && { price: mail.price }),
    button: mail.button,
    closing: mail.closing,
    code: code ? { caption: code.caption, hint: t('code.text'), text: code.text } : null,
    picture: listing && picture ? { alt: picture.alt } : null,
  };
  const pictures = code ? [codePicture(code.text, code.ref)] : [];
  return {
    to,
    subject: oneLine(mail.subject),
    text: renderText(body, sender),
    html: renderHtml(body, sender),
    attachments: [...(listing ? [listing] : []), ...pictures, ...files],
  };
}

export const mailChannel: Channel = {
  retry: usualRetry,
  // Deleted accounts (ADR 080) and some hosts have no address.
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

// An unmarked email is sent twice, so wait for the database.
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
