// A host in a catalogue.
import { z } from 'zod';
import { day, emailAddress, key, listOfWords, phoneNumber, whole, words, yesOrNo } from '../kinds.ts';

/** Whoever leads courses. `email` is where bookings are sent; with it the host can be given an account. */
export const hostEntry = z.strictObject({
  key: key(),
  email: emailAddress().optional(),
  first_name: words(1, 80),
  last_name: words(0, 80).default(''),
  languages: listOfWords().min(1, 'at least one language'),
  headline: words(3, 160),
  story: words(3, 4000),
  host_since: day(),
  reply_minutes: whole(1, 100_000).nullable().default(null),
  phone: phoneNumber(),
  is_id_verified: yesOrNo().default(false),
});

export type HostEntry = z.output<typeof hostEntry>;
