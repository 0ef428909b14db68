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
    summary: 'Returns the logged-in user and what pages show about them; sets the CSRF cookie',
    in: z.strictObject({}),
    out: z.strictObject({ ...sessionFields, ...personalFields }),
  },
  'user/login': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Logs in with email and password',
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
    summary: 'Logs out; succeeds even without a session',
    in: z.strictObject({}),
    out: z.strictObject({}),
  },
  'user/register': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Creates an account; replies the same for a known address, and emails its owner',
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
    summary: 'Logs in with a Facebook access token',
    in: z.strictObject({ access_token: z.string().min(10).max(1024), code: factorCode.optional() }),
    out: z.strictObject({
      ...sessionFields,
      message: z.string().optional().meta({ description: 'What to do next; only if the call did not log in' }),
    }),
  },
  'user/detail': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Returns the caller's account",
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
    summary: 'Changes the account; fields that are not sent stay',
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
    summary: 'Emails a link to set a new password; replies the same for an unknown address',
    in: z.strictObject({ email }),
    out: done,
  },
  'user/password-reset-validate': {
    access: 'public',
    effect: 'read',
    rate: 'auth',
    summary: 'Checks whether a reset link is valid, without using it',
    in: z.strictObject({ token }),
    out: z.strictObject({ valid: z.boolean() }),
  },
  'user/password-update': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Sets a new password, by reset token or current password; ends all other sessions',
    in: z.strictObject({
      token: token.optional(),
      current_password: z.string().max(128).optional(),
      code: factorCode.optional(),
      password,
    }),
    out: done,
  },
} as const satisfies Record<string, CallSpec>;
