// Calls of the group user: sessions, accounts and passwords.
import { z } from 'zod';
import { personalFields, role, sessionFields } from '#src/contract/shapes/person.ts';
import { email, factorCode, instant, isdCode, line, password, token, uuid } from '#src/contract/shapes/primitives.ts';
import type { CallSpec } from '#src/contract/call.ts';

const session = z.strictObject(sessionFields);

const done = z.strictObject({ message: z.string() });

export const userCalls = {
  'user/auth': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Who is signed in, and what is theirs on any page; sets the CSRF cookie',
    in: z.strictObject({}),
    out: z.strictObject({ ...sessionFields, ...personalFields }),
  },
  'user/login': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Signs in with email and password',
    in: z.strictObject({
      email,
      password: z.string().min(1).max(128),
      code: factorCode.optional(),
      remember: z.boolean().optional(),
    }),
    out: session,
  },
  'user/logout': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Ends the session; also answers success when there was none',
    in: z.strictObject({}),
    out: z.strictObject({}),
  },
  'user/register': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Makes an account; answers the same for an address that has one already, whose owner is told by mail',
    in: z.strictObject({
      email,
      first_name: line(80),
      last_name: line(80),
      isd_code: isdCode.optional(),
      phone: line(20).optional(),
      password,
    }),
    out: z.strictObject({ ...sessionFields, message: z.string() }),
  },
  'user/facebook': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Signs in with a Facebook access token',
    in: z.strictObject({ access_token: z.string().min(10).max(1024), code: factorCode.optional() }),
    out: z.strictObject({
      ...sessionFields,
      message: z.string().optional().meta({ description: 'What to do next, where nobody is signed in yet' }),
    }),
  },
  'user/detail': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The account of who is signed in',
    in: z.strictObject({}),
    out: z.strictObject({
      id: uuid,
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      isd_code: z.string(),
      phone: z.string(),
      image: z.string().nullable(),
      verified: z.boolean(),
      roles: z.array(role),
      has_password: z.boolean(),
      created_at: instant,
    }),
  },
  'user/detail-update': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Changes the account; fields that are not sent stay as they are',
    in: z.strictObject({
      first_name: line(80).optional(),
      last_name: line(80).optional(),
      isd_code: isdCode.optional(),
      phone: line(20).optional(),
      email: email.optional(),
      password: z.string().max(128).optional().meta({ description: 'Current password, needed to change the email' }),
    }),
    out: done,
  },
  'user/password-reset-send': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Mails a link to set a new password; answers the same for an unknown address',
    in: z.strictObject({ email }),
    out: done,
  },
  'user/password-reset-validate': {
    access: 'public',
    effect: 'read',
    rate: 'auth',
    summary: 'Says whether a reset link can still be used; does not use it up',
    in: z.strictObject({ token }),
    out: z.strictObject({ valid: z.boolean() }),
  },
  'user/password-update': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Sets a new password, by reset token or, signed in, by the current password; ends all other sessions',
    in: z.strictObject({
      token: token.optional(),
      current_password: z.string().max(128).optional(),
      code: factorCode.optional(),
      password,
    }),
    out: done,
  },
} as const satisfies Record<string, CallSpec>;
