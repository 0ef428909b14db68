// What an owner chooses for the account: its picture, its mails, and its end (docs/accounts.md#picture,
// docs/mails.md#mails-that-can-be-turned-off, docs/accounts.md#deleting-an-account).
import { z } from 'zod';
import { deletionObstacles } from '#src/domain/account/deletion.ts';
import { noticeTopics } from '#src/domain/account/notice-topics.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const obstacle = z.strictObject({
  code: z.enum(deletionObstacles),
  text: z.string().meta({ description: 'What has to be done first' }),
  label: z.string(),
  url: z.string().meta({ description: 'Where it is done' }),
});

export const ownChoiceCalls = {
  'account/notices': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Which mails the account gets besides those about bookings, money and the login',
    in: z.strictObject({}),
    out: z.strictObject({ topics: z.array(z.strictObject({ topic: z.enum(noticeTopics), is_wanted: z.boolean() })) }),
  },
  'account/notices-save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Chooses these mails; what is not named is turned off',
    in: z.strictObject({ wanted: z.array(z.enum(noticeTopics)).max(noticeTopics.length) }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/picture-save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Makes an upload of the purpose profile the picture of the account',
    in: z.strictObject({ image_id: p.uuid }),
    out: z.strictObject({ message: z.string(), image: z.string().nullable() }),
  },
  'account/picture-remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Takes the picture of the account away',
    in: z.strictObject({}),
    out: z.strictObject({ message: z.string() }),
  },
  'account/deletion': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'What has to be done before the account can be deleted; nothing where it can',
    in: z.strictObject({}),
    out: z.strictObject({ obstacles: z.array(obstacle) }),
  },
  'account/delete-send': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Mails the owner a link with which to delete the account; it works for 15 minutes, once',
    in: z.strictObject({}),
    out: z.strictObject({ message: z.string() }),
  },
  'account/delete': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Deletes the account of such a link for good, with the second factor where it is on',
    in: z.strictObject({ token: p.token, code: p.factorCode.optional() }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
