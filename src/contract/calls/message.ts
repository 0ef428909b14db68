// Calls for conversations and saved replies (docs/domain/messages.md).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { bookingAccess } from '#src/contract/shapes/booking-access.ts';
import { savedTextLength, savedTitleLength } from '#src/domain/message/saved-reply.ts';
import { uuid, count, offset, instant, line, paragraphs } from '#src/contract/shapes/primitives.ts';
import { unread } from '#src/contract/shapes/person.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { attachmentAltLength, attachmentsMax, messageLength } from '#src/domain/message/writing.ts';

// A message, a conversation and a line of the list of conversations (docs/domain/messages.md).

/**
 * A picture in a message. Its addresses are for readers of the conversation; its size is that of the stored picture.
 */
const attachment = z
  .strictObject({
    id: uuid,
    name: z.string(),
    url: z.string().meta({ description: 'Full photo, at most 1600 by 1600 pixels' }),
    preview_url: z.string().meta({ description: 'Square preview of the photo, 384 by 384 pixels' }),
    alt: z.string().meta({ description: "Sender's description of the photo; may be empty" }),
    width: z.int().positive(),
    height: z.int().positive(),
    dominant: z.string().meta({ description: 'Main colour of the photo' }),
  })
  .meta({ id: 'MessageAttachment' });

/** A message has text, up to 4 own pictures, or both. */
const written = {
  message: paragraphs(messageLength),
  attachments: z.array(uuid).max(attachmentsMax).optional(),
  attachment_alts: z.array(line(attachmentAltLength)).max(attachmentsMax).optional().meta({
    description: 'Descriptions of the photos, in the order of `attachments`',
  }),
};

const message = z
  .strictObject({
    id: uuid,
    by: z.enum(['guest', 'host', 'coordinator', 'operator']),
    name: z.string(),
    text: z.string(),
    is_masked: z
      .boolean()
      .meta({ description: 'True if contact details are hidden in the text until the booking is confirmed' }),
    attachments: z.array(attachment),
    sent_at: instant,
    read_at: instant.nullable().meta({ description: 'When the other side read the message; null until then' }),
    is_mine: z.boolean().meta({ description: "True if the reader's side wrote the message" }),
    key: uuid
      .nullable()
      .meta({ description: "Key that the message was sent with; null without one, and on the other side's messages" }),
  })
  .meta({ id: 'Message' });

const side = z.enum(['guest', 'host', 'operator']);

/** The members and subject of a conversation, and the reader's permissions. */
const conversation = z
  .strictObject({
    id: uuid.meta({ description: "Id of the thread, which is its inquiry's id, or else its booking's" }),
    booking_id: uuid.nullable(),
    inquiry_id: uuid.nullable(),
    role: side.meta({ description: 'Side of the conversation that the reader is on' }),
    title: z.string(),
    with_name: z.string(),
    page_url: z.string().meta({ description: 'Page of the booking or the inquiry, for the reader' }),
    closed: z
      .enum(['unpaid', 'unverified', 'answer-first', 'over', 'blocked', 'deleted'])
      .nullable()
      .meta({ description: 'Reason why the reader cannot write; null if they can' }),
    hides_contacts: z.boolean(),
    takes_pictures: z.boolean(),
    is_blocked_by_me: z.boolean(),
    translates: z.boolean().meta({ description: 'True if the reader can have messages translated' }),
    unread: count,
    reply_minutes: count
      .nullable()
      .meta({ description: "Usual time in which the host replies, in minutes; only for the guest's side" }),
  })
  .meta({ id: 'Conversation' });

const thread = z
  .strictObject({
    id: uuid,
    booking_id: uuid.nullable(),
    inquiry_id: uuid.nullable(),
    role: z.enum(['guest', 'host']),
    title: z.string(),
    with_name: z.string(),
    unread: count,
    last_at: instant,
    last_text: z.string().meta({ description: 'Text of the newest message; empty if it has only photos' }),
    last_pictures: count,
    last_is_mine: z.boolean(),
  })
  .meta({ id: 'Thread' });

const opener = { ...bookingAccess, inquiry_id: p.uuid.optional() };

/** Reasons to report a message or a person. */
export const reportReason = z.enum(['spam', 'rude', 'pays_elsewhere', 'unsafe', 'other']);

const savedReply = z.strictObject({ id: p.uuid, title: z.string(), text: z.string() }).meta({ id: 'SavedReply' });

const host = { host_id: p.uuid.optional() };

// Calls of the group message: one thread for each booking or inquiry.

/** A thread is identified by its booking or its inquiry. */
const named = { booking_id: uuid.optional(), inquiry_id: uuid.optional() };

export const messageCalls = {
  'conversation/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns a conversation with its newest or older messages, newest last; marks nothing as read',
    in: z.strictObject({
      ...opener,
      offset: p.offset.optional(),
      before: p.uuid.optional().meta({ description: 'Id of a message; returns only older ones' }),
    }),
    out: z.strictObject({ conversation, data: z.array(message), total: p.count }),
  },
  'conversation/read': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Marks a conversation as read up to one of its messages',
    in: z.strictObject({ ...opener, message_id: p.uuid }),
    out: z.strictObject({ unread: p.count }),
  },
  'conversation/send': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a message; repeats with the same key send nothing',
    in: z.strictObject({
      ...opener,
      ...written,
      key: p.uuid,
    }),
    out: z.strictObject({ data: message }),
  },
  'conversation/attach': {
    access: 'public',
    effect: 'write',
    rate: 'upload',
    summary: 'Stores one photo for a message of a confirmed booking; its id goes into `attachments`',
    body: 'multipart',
    files: { part: 'file', least: 1, most: 1 },
    in: z.strictObject(opener),
    out: z.strictObject({ data: attachment }),
  },
  'conversation/detach': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Deletes a photo that no message shows yet',
    in: z.strictObject({ ...opener, image_id: p.uuid }),
    out: z.strictObject({}),
  },
  'conversation/block': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Blocks or allows messages between two people',
    in: z.strictObject({ ...opener, block: z.boolean() }),
    out: z.strictObject({ conversation, message: z.string() }),
  },
  'conversation/report': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Reports a conversation, or one of its messages, to the operators',
    in: z.strictObject({
      ...opener,
      message_id: p.uuid.optional(),
      reason: reportReason,
      details: p.paragraphs(1000).optional(),
    }),
    out: z.strictObject({ message: z.string() }),
  },

  'conversation/translate': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Translates a message into the reader's language at the operator's translation service; stores nothing",
    in: z.strictObject({ ...opener, message_id: p.uuid }),
    out: z.strictObject({
      text: z.string(),
      language: z.string().nullable().meta({ description: 'Detected language of the message; null if unknown' }),
    }),
  },

  // A host's saved replies: edited in the host panel, filled in for one conversation
  // (docs/domain/messages.md#saved-replies).
  'saved-reply/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists a host's saved replies by title, with the usual reply time",
    in: z.strictObject(host),
    out: z.strictObject({
      data: z.array(savedReply),
      most: p.count,
      reply_minutes: p.count.nullable(),
      unread: p.count,
    }),
  },
  'saved-reply/save': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Creates a saved reply, or changes the one with this id',
    in: z.strictObject({
      ...host,
      reply_id: p.uuid.optional(),
      title: p.line(savedTitleLength).min(1),
      text: p.paragraphs(savedTextLength, 1),
    }),
    out: z.strictObject({ data: savedReply, message: z.string() }),
  },
  'saved-reply/remove': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Deletes a saved reply',
    in: z.strictObject({ ...host, reply_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'conversation/saved-replies': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Lists the host's saved replies, filled in for one conversation; only for the host's side",
    in: z.strictObject({ ...bookingAccess, inquiry_id: p.uuid.optional() }),
    out: z.strictObject({ data: z.array(savedReply) }),
  },

  'message/history': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Returns a thread, newest last, and marks it as read; without a thread, lists all threads',
    in: z.strictObject({
      ...named,
      offset: offset.optional(),
      before: uuid.optional(),
      role: z.enum(['host']).optional().meta({ description: "Limits the list of threads to those on a host's side" }),
    }),
    out: z.strictObject({ threads: z.array(thread), data: z.array(message), total: count }),
  },
  'message/send': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a message in a thread, with up to 4 photos; repeats with the same key send nothing',
    in: z.strictObject({
      ...named,
      ...written,
      key: uuid.optional(),
    }),
    out: z.strictObject({ data: message }),
  },
  'message/total-unread': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Returns the numbers of unread messages, as guest and as host',
    in: z.strictObject({}),
    out: z.strictObject(unread.shape),
  },
} as const satisfies Record<string, CallSpec>;
