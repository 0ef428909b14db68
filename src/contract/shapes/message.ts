// A message, a conversation and a line of the list of conversations (docs/messages.md).
import { z } from 'zod';
import { attachmentAltLength, attachmentsMax, messageLength } from '#src/domain/message/writing.ts';
import { count, instant, line, paragraphs, uuid } from './primitives.ts';

/** A picture of a message. Its addresses are for those who read the conversation; its size is that of the stored picture. */
export const attachment = z
  .strictObject({
    id: uuid,
    name: z.string(),
    url: z.string().meta({ description: 'The whole picture, at most 1600 pixels each way' }),
    preview_url: z.string().meta({ description: 'A square of 384 pixels' }),
    alt: z.string().meta({ description: 'What it shows, in the words of the sender; may be empty' }),
    width: z.int().positive(),
    height: z.int().positive(),
    dominant: z.string().meta({ description: 'Its main colour' }),
  })
  .meta({ id: 'MessageAttachment' });

/** What a message consists of: text, up to 4 pictures of one's own, or both. */
export const written = {
  message: paragraphs(messageLength),
  attachments: z.array(uuid).max(attachmentsMax).optional(),
  attachment_alts: z.array(line(attachmentAltLength)).max(attachmentsMax).optional().meta({
    description: 'What each picture shows, in the order of `attachments`',
  }),
};

/** One message as a reader sees it. */
export const message = z
  .strictObject({
    id: uuid,
    by: z.enum(['guest', 'host', 'coordinator', 'operator']),
    name: z.string(),
    text: z.string(),
    is_masked: z.boolean().meta({ description: 'Contact details were hidden until the booking is confirmed' }),
    attachments: z.array(attachment),
    sent_at: instant,
    read_at: instant.nullable().meta({ description: 'When somebody of the other side read it' }),
    is_mine: z.boolean().meta({ description: "Written on the reader's own side" }),
    key: uuid.nullable().meta({ description: 'The key that the reader sent it with' }),
  })
  .meta({ id: 'Message' });

const side = z.enum(['guest', 'host', 'operator']);

/** Who is in a conversation, what about, and what its reader may do there. */
export const conversation = z
  .strictObject({
    id: uuid.meta({ description: 'Of its inquiry, or else of its booking' }),
    booking_id: uuid.nullable(),
    inquiry_id: uuid.nullable(),
    role: side.meta({ description: 'The side on which the reader is' }),
    title: z.string(),
    with_name: z.string(),
    page_url: z.string().meta({ description: 'The page of the booking or the inquiry, for who is signed in' }),
    closed: z
      .enum(['unpaid', 'unverified', 'answer-first', 'over', 'blocked', 'deleted'])
      .nullable()
      .meta({ description: 'Why the reader cannot write; null when they can' }),
    hides_contacts: z.boolean(),
    takes_pictures: z.boolean(),
    is_blocked_by_me: z.boolean(),
    unread: count,
    reply_minutes: count.nullable().meta({ description: 'How long the host usually takes to answer' }),
  })
  .meta({ id: 'Conversation' });

/** One line of the list of conversations. */
export const thread = z
  .strictObject({
    id: uuid,
    booking_id: uuid.nullable(),
    inquiry_id: uuid.nullable(),
    role: z.enum(['guest', 'host']),
    title: z.string(),
    with_name: z.string(),
    unread: count,
    last_at: instant,
    last_text: z.string().meta({ description: 'Empty where the newest message is pictures alone' }),
    last_pictures: count,
    last_is_mine: z.boolean(),
  })
  .meta({ id: 'Thread' });
