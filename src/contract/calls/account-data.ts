// The file of all data stored about a user (docs/domain/accounts.md#data-export).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { staffAreas } from '#src/domain/admin/areas.ts';
import { identityProvider, role } from '#src/contract/shapes/person.ts';
import { listingContent } from '#src/contract/shapes/listing-content.ts';
import type { CallSpec } from '#src/contract/call.ts';

const text = z.string();

const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape));

const device = { browser: text.nullable(), system: text.nullable(), agent: text, created_at: p.instant };

const person = { first_name: text, last_name: text, email: text };

const reached = { ...person, isd_code: text, phone: text };

const booking = z
  .strictObject({
    ref: p.ref,
    title: text,
    city_name: text,
    date: p.date,
    time: p.time,
    pax: p.pax,
    status: text,
    payment: text,
    ...reached,
    message: text,
    pickup_address: text,
    cancel_reason: text,
    total_price: z.number(),
    booking_deposit_due: z.number(),
    created_at: p.instant,
    companions: list(person),
    history: list({ at: p.instant, actor: text, to_status: text, reason: text }),
    payments: list({ method: text, amount_minor: z.int(), currency: text, status: text, created_at: p.instant }),
    cash_words: list({ word: text, said_at: p.instant }).meta({ description: 'Cash reports that the guest made' }),
    problems: list({ kind: text, message: text, photos: z.array(text), created_at: p.instant }),
  })
  .meta({ id: 'ExportedBooking' });

const question = z
  .strictObject({
    title: text,
    date: p.date,
    pax: p.pax,
    ...reached,
    message: text,
    answer: text,
    status: text,
    created_at: p.instant,
  })
  .meta({ id: 'ExportedQuestion' });

const review = z
  .strictObject({
    title: text,
    rating: z.int(),
    review: text,
    name: text,
    country: text,
    host_reply: text,
    removal_reason: text,
    created_at: p.instant,
    photos: list({ image: text, alt: text }),
    private: list({ aspect: text, rating: z.int(), labels: z.array(text), details: text }),
  })
  .meta({ id: 'ExportedReview' });

/** The user's own content, and data about them, in sections. */
const sections = {
  access: list({ label: text, created_at: p.instant, expires_at: p.instant.nullable() }),
  messages: list({
    about: text.meta({ description: 'Title of the experience' }),
    side: text,
    text,
    pictures: z.array(text).meta({ description: 'What each photo shows, as its sender described it' }),
    sent_at: p.instant,
  }),
  message_reports: list({ reason: text, details: text, created_at: p.instant }),
  reviews: z.array(review),
  wish_list: list({
    title: text,
    date: p.date.nullable(),
    time: p.time.nullable(),
    pax: z.int().nullable(),
    added_at: p.instant,
  }),
  wish_alerts: list({
    title: text.nullable(),
    date: p.date.nullable(),
    time: p.time.nullable(),
    pax: z.int().nullable(),
    created_at: p.instant,
  }).meta({ description: 'Days on which seats are wanted; without a title: lower prices on the wish list' }),
  pictures: list({ image: text, purpose: text, created_at: p.instant }),
  phones: list({ name: text, created_at: p.instant, seen_at: p.instant, revoked_at: p.instant.nullable() }),
  reminders: list({
    ref: text.nullable().meta({ description: 'Booking; null for the choice for all trips' }),
    channel: text,
    number: text.nullable(),
    changed_at: p.instant,
  }).meta({ description: 'Where reminders go besides email' }),
  notices: list({ topic: text, is_wanted: z.boolean(), changed_at: p.instant }),
  feedback: list({ topic: text, message: text, email: text, page: text, created_at: p.instant }),
  applications: list({
    ...person,
    city: text,
    audience: text,
    message: text,
    created_at: p.instant,
    note: text.meta({ description: 'Note of the operator who decided' }),
  }),
  invitations: z.strictObject({
    link: text.nullable(),
    invited: list({ campaign: text, state: text, created_at: p.instant }),
  }),
  partner: z
    .strictObject({
      kind: text,
      code: text.nullable(),
      state: text,
      since: p.instant,
      bookings: list({ made_at: p.instant, way: text, state: text, reason: text.nullable(), amount: z.number() }),
      payments: list({ paid_at: p.instant, reference: text, amount: z.number() }),
    })
    .nullable()
    .meta({ description: 'What the caller earned as an ambassador or distributor; null for anyone else' }),
  teams: list({ host_name: text, role: text, since: p.instant }),
  codes: list({ code: text, valid_until: p.instant.nullable(), used: z.int() }),
  links: list({ purpose: text, email: text, created_at: p.instant, used_at: p.instant.nullable() }),
};

export const accountDataCalls = {
  'account/export': {
    access: 'user',
    effect: 'read',
    rate: 'auth',
    summary: 'Returns everything stored about the caller; GET /user/my-data.json returns it as a file',
    in: z.strictObject({}),
    out: z.strictObject({
      account: z.strictObject({
        id: p.uuid,
        ...reached,
        image: text.nullable(),
        roles: z.array(role),
        areas: z.array(z.enum(staffAreas)).meta({ description: 'Areas of an operator; empty for anyone else' }),
        verified: z.boolean(),
        created_at: p.instant,
      }),
      host: z
        .strictObject({
          display_name: text,
          headline: text,
          story: text,
          languages: z.array(text),
          phone: text,
          messages_to: text.nullable(),
          offer: text,
          drafts: z.array(listingContent),
          saved_replies: list({ title: text, text }),
          invited: list({ email: text, role: text, created_at: p.instant }),
          earnings: list({ at: p.instant, kind: text, amount: z.number(), booking: p.ref.nullable() }).meta({
            description: 'Ledger lines, in the currency of prices; an amount above 0 is owed to the host',
          }),
          payouts: list({
            run: z.int(),
            amount: z.number(),
            state: text,
            reason: text,
            made_at: p.instant,
            paid_on: p.date.nullable(),
            reference: text,
          }),
          documents: list({
            kind: text,
            decision: text,
            words: text,
            expires_on: p.date.nullable(),
            sent_at: p.instant,
            removed_at: p.instant.nullable(),
          }),
        })
        .nullable(),
      bookings: z.array(booking),
      questions: z.array(question),
      ...sections,
      devices: list({ ...device, last_seen_at: p.instant }),
      passkeys: list(device),
      identities: list({ provider: identityProvider, email: text, created_at: p.instant }),
      mails: list({ subject: text, text, created_at: p.instant }),
      cut: z
        .array(text)
        .meta({ description: 'Names of the lists that were too long, of which only the newest entries are included' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
