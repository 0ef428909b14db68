// The basic types of the wire: ids, texts, dates and times, each with its bounds.
import { z } from 'zod';
import { isUsualPassword } from '#src/domain/account/usual-passwords.ts';
import { reasonLength } from '#src/domain/admin/areas.ts';
import { fieldError } from '#src/contract/errors/field.ts';

/** Ids of cities, categories, courses and add-ons: integers, as in routes and filters. */
export const id = z.int().min(1).max(2_147_483_647);

/** Ids of everything private: users, hosts, bookings, messages, reviews. */
export const uuid = z.uuid();

export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*$/);

/**
 * A booking's ref: 8 letters, in upper or lower case as typed. It names a booking and never opens it
 * (docs/domain/accounts.md#opening-a-booking).
 */
export const ref = z.string().regex(/^[A-Za-z]{8}$/, fieldError('ref'));

/** A secret from this service: base64url, at least 128 bits (docs/domain/accounts.md#opening-a-booking). */
export const token = z.string().regex(/^[A-Za-z0-9_-]{22,128}$/, fieldError('token'));

export const providerToken = z.string().regex(/^[A-Za-z0-9_-]{3,255}$/, fieldError('paymentToken'));

/** One line of text; may be empty. Control characters are refused. */
export function line(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, fieldError('oneLine'));
}

/** Text of several lines; may be empty. Control characters other than tab and line ends are refused. */
export function paragraphs(max: number, min = 0) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^[\t\n\r\P{Cc}]*$/u, fieldError('control'));
}

/** An operator's reason for an irreversible action (docs/reference/back-office.md#dangerous-actions). */
export const reason = paragraphs(reasonLength.most, reasonLength.least).meta({
  description: 'Reason for the action, saved in the audit log',
});

/** An email address as typed. A rule with its own text checks its form (docs/domain/checkout.md#contact-fields). */
export const email = line(254);

/** A new password: 8 to 128 characters of any kind, not a common one (docs/domain/accounts.md#passwords). */
export const password = z
  .string()
  .min(8, fieldError('password'))
  .max(128)
  .refine((typed) => !isUsualPassword(typed), fieldError('passwordUsual'));

/** A passkey's signed response, as the browser writes it. */
export const passkeyAnswer = z.string().max(20_000).meta({ description: "Device's signed response, as JSON" });

/** The second factor if it is on: six digits of an app, or a recovery code, as typed. */
export const factorCode = z.string().max(64).meta({ description: 'Second factor, if the account requires one' });

/** Digits of a country's dialling code, with or without +; may be empty. */
export const isdCode = z.string().regex(/^\+?[0-9]{0,4}$/, fieldError('isdCode'));

/** A civil date, YYYY-MM-DD, in the listing's zone. The database's calendar has no year 0. */
export const date = z.iso.date().regex(/^(?!0000)/, fieldError('year'));

/** A month, YYYY-MM. */
export const month = z.string().regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, fieldError('month'));

/** A wall time, HH:mm, in the listing's zone. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldError('time'));

/** A civil date and wall time, YYYY-MM-DDTHH:mm, in the listing's zone. */
export const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/);

/** An instant: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

export const pax = z.int().min(1).max(1000);

export const count = z.int().min(0);

/** An offset in a list: page index × page size (docs/reference/limits.md). */
export const offset = z.int().min(0).max(1_200_000);

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** A point on the map, in degrees. */
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
