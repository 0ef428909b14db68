// Replies that a host keeps ready: kept in the host panel, and filled for one conversation (docs/messages.md#saved-replies).
import { z } from 'zod';
import { savedTextLength, savedTitleLength } from '#src/domain/message/saved-reply.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const savedReply = z.strictObject({ id: p.uuid, title: z.string(), text: z.string() }).meta({ id: 'SavedReply' });

const host = { host_id: p.uuid.optional() };

export const savedReplyCalls = {
  'saved-reply/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'The replies that a host keeps ready, by title, and how long that host takes to answer',
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
    summary: 'Keeps a reply, or changes the one with this id',
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
    summary: 'Removes a reply',
    in: z.strictObject({ ...host, reply_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'conversation/saved-replies': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary:
      "The host's replies with name, date and meeting point of one conversation put in; for the host's side alone",
    in: z.strictObject({ ...credentials, inquiry_id: p.uuid.optional() }),
    out: z.strictObject({ data: z.array(savedReply) }),
  },
} as const satisfies Record<string, CallSpec>;
