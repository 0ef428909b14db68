// Writes a person's unique word into every column declared erased, so that each can be searched later.
import { deliver } from '#tests/support/tampering/mailed-links.ts';
import { people, type ReviewSuite } from '#tests/support/booking/review-suite.ts';
import { personal } from './columns/index.ts';
import { leaveBooking } from './leave-booking.ts';
import { contact, digits, type Scene, soon, wordMaker, writerOf } from './write-words.ts';

export interface Traces {
  id: string;
  email: string;
  bookingId: string;
  reviewId: string;
  pictureIds: string[];
  /** The word of each column, by `table.column`. */
  words: Map<string, string>;
}

const erasedNames = Object.entries(personal).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, fate]) => ('erased' in fate ? [`${table}.${column}`] : [])),
);

/** Lives a whole account: by calls where they leave chains or files, by rows where they leave words. */
export async function leaveTraces(suite: ReviewSuite, who: 'ada' | 'bob'): Promise<Traces> {
  const { pool } = suite.base;
  const { words, make } = wordMaker(who === 'ada' ? 'a' : 'b');
  for (const name of erasedNames) make(name);
  const of = (name: string) => words.get(name) ?? '';
  const id = people[who];
  const email = `${of('user_account.email')}@example.test`;
  // In a column for the account's email, the word is that email.
  for (const name of ['account_request', 'ambassador_application', 'feedback', 'booking', 'inquiry'])
    words.set(`${name}.email`, of('user_account.email'));
  words.set('mail.recipient', of('user_account.email'));
  for (const name of ['user_account', 'account_request', 'booking', 'inquiry']) words.set(`${name}.isd_code`, digits);
  // A number needs a special format.
  for (const name of ['phone_reach', 'number_code', 'phone_message', 'answer_pair'])
    words.set(`${name}.number`, who === 'ada' ? '+447700900881' : '+447700900882');
  const write = writerOf(pool, of);

  await pool.query('update user_account set email = $2 where id = $1', [id, email]);
  const bookingId = await suite.visited();
  await pool.query('update booking set user_id = $2, email = $3, visitor_id = $4 where id = $1', [
    bookingId,
    id,
    email,
    of('booking.visitor_id'),
  ]);
  const uploads = [await suite.photo(who === 'ada' ? 'red' : 'green', who), await suite.photo('blue', who)];
  const account = await suite.photo(who === 'ada' ? 'gold' : 'pink', who, { purpose: 'profile' });
  const saved = await suite.save(
    bookingId,
    {
      review: of('review.body'),
      images: uploads.slice(0, 1),
      image_alts: [of('review_photo.alt')],
    },
    who,
  );
  if (saved.status !== 'success') throw new Error(`not reviewed: ${JSON.stringify(saved)}`);
  await deliver(suite.program);
  const pictures = await pool.query<{ id: string; picture_id: string }>(
    'select id, picture_id from upload where owner_id = $1',
    [id],
  );
  const pictureOf = new Map(pictures.rows.map((one) => [one.id, one.picture_id]));
  const shown = pictureOf.get(uploads[0] ?? '') ?? '';
  const portrait = pictureOf.get(account) ?? '';
  await pool.query('update user_account set image = $2 where id = $1', [id, portrait]);
  words.set('user_account.image', portrait);
  for (const name of ['upload.picture_id', 'picture.id', 'review_photo.picture_id']) words.set(name, shown);
  await write.update('picture', ['blur', 'sha256'], 'id', portrait);

  const reviewId = saved.review_id;
  // Another kind of salt would break the log of the remaining person.
  const secrets = who === 'ada' ? ['salt', 'fingerprint'] : [];
  await write.update('review', ['guest_name', 'host_reply', ...secrets], 'id', reviewId);
  await pool.query(
    `insert into review_aspect (review_id, aspect, rating, labels, details) values ($1, 'overall', 4, array[$2], $3)
     on conflict (review_id, aspect) do update set labels = excluded.labels, details = excluded.details`,
    [reviewId, of('review_aspect.labels'), of('review_aspect.details')],
  );
  await leavePerson({ write, of, id, email, pool });
  await leaveBooking({ write, of, id, email, pool, bookingId });
  await write.insert('phone_reach', ['number'], { booking_id: bookingId, way: 'sms', verified_at: new Date() });
  return { id, email, bookingId, reviewId, pictureIds: [...pictureOf.values()], words };
}

/** A number that gets messages, an unverified one, a message, and digits. */
async function leavePhone({ write, of, id, pool }: Scene): Promise<void> {
  const way = { host_id: id, way: 'sms' };
  await write.insert('phone_reach', ['number'], { ...way, verified_at: new Date() });
  // Reminders of all trips.
  await write.insert('phone_reach', ['number'], { user_id: id, way: 'sms', verified_at: new Date() });
  await write.insert('check_device', ['name'], { id: crypto.randomUUID(), user_id: id });
  await write.insert('number_code', ['number', 'code_hash'], { ...way, expires_at: soon });
  await write.insert('phone_message', ['number', 'body', 'provider_id'], {
    ...way,
    kind: 'booking',
    language: 'en',
    template_values: [of('phone_message.template_values')],
    buttons: JSON.stringify([of('phone_message.buttons')]),
    valid_seconds: 60,
    state: 'sent',
  });
  await pool.query(
    `insert into answer_pair (number, pair, booking_id, departure_id, closed_at)
     select $1, 1, id, departure_id, banyan_now() from booking limit 1`,
    [of('answer_pair.number')],
  );
}

async function leavePerson({ write, of, id, email, pool }: Scene): Promise<void> {
  await write.update('user_account', [...contact, 'password_hash', 'known_devices'], 'id', id);
  const signUp = crypto.randomUUID();
  await write.insert('account_request', ['token_hash', 'visitor_id', ...contact, 'password_hash'], {
    id: signUp,
    purpose: 'sign-up',
    email,
  });
  await pool.query(
    `insert into host_application (request_id, display_name, phone, city_id, offer, languages)
     select $1, $2, $3, id, $4, array[$5] from city limit 1`,
    [signUp, ...['display_name', 'phone', 'offer', 'languages'].map((name) => of(`host_application.${name}`))],
  );
  const application = await write.insert(
    'ambassador_application',
    ['first_name', 'last_name', 'city', 'audience', 'message', 'note'],
    { email, user_id: id, decided_at: soon, is_accepted: false },
  );
  await write.insert('api_token', ['token_hash', 'label'], { user_id: id });
  await write.insert('distributor_key', ['key_hash', 'name', 'prefix'], { user_id: id });
  const feedback = await write.insert('feedback', ['topic', 'message', 'page'], { email, user_id: id });
  await write.insert('staff_task', ['detail'], { kind: 'feedback', subject: `feedback:${feedback}` });
  const subject = `ambassador:${application}`;
  await write.insert('staff_task', ['detail'], { kind: 'ambassador_application', subject });
  await pool.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone, offer)
     values ($1, $2, $3, $4, '{en}', '2020-01-01', $5, $6)`,
    [id, of('host.display_name'), of('host.headline'), of('host.story'), of('host.phone'), of('host.offer')],
  );
  await pool.query(
    `insert into listing_draft (host_id, content)
     values ($1, jsonb_build_object('kind', jsonb_build_object('category_id', null, 'title', $2::text)))`,
    [id, of('listing_draft.content')],
  );
  await leavePhone({ write, of, id, email, pool });
  await write.insert('calendar_address', ['secret_hash'], { host_id: id });
  await write.insert('feed', ['name', 'shown', 'etag', 'modified', 'address_hash', 'unread'], {
    id: crypto.randomUUID(),
    host_id: id,
    address: Buffer.from(of('feed.address')),
  });
  const [gift] = (
    await pool.query(
      `insert into coupon (code, kind, percent, owner_id) values ('GIFT-' || substr(md5(random()::text), 1, 8), 'percent', 10, $1)
       returning id`,
      [id],
    )
  ).rows;
  await write.insert('invitation', ['campaign', 'visitor_id'], { inviter_id: id, coupon_id: gift.id });
  await pool.query('insert into invite_link (user_id, hash) values ($1, $2)', [id, of('invite_link.hash')]);
  const partner_id = await write.insert('partner', ['code'], { user_id: id, kind: 'ambassador' });
  await write.insert('partner_visit', ['visitor_id'], { partner_id });
  await write.insert('saved_reply', ['title', 'text'], { host_id: id });
  const invited = await write.insert('team_invitation', ['token_hash'], {
    host_id: id,
    email: `${of('team_invitation.email')}@example.test`,
    role: 'guide',
    expires_at: soon,
  });
  if (invited === '') throw new Error('nobody was invited');
  await write.insert('host_document', ['sealed', 'words'], {
    id: crypto.randomUUID(),
    host_id: id,
    kind: 'id',
    file_kind: 'pdf',
    byte_size: 9,
    decision: 'refused',
    decided_at: soon,
  });
  await write.insert('notice_choice', ['topic'], { user_id: id, is_wanted: false });
  await write.insert('passkey', ['credential_id', 'public_key', 'transports', 'agent'], { user_id: id });
  await write.insert('passkey_challenge', ['challenge_hash', 'visitor_id'], { user_id: id, expires_at: soon });
  await write.insert('second_factor', ['sealed', 'secret_hash'], { user_id: id, nonce: crypto.randomUUID() });
  await write.insert('recovery_code', ['code_hash'], { user_id: id });
  await write.insert('session', ['token_hash', 'agent'], { user_id: id, expires_at: soon });
  await write.insert('user_identity', ['issuer', 'subject', 'email'], { user_id: id, provider: 'google' });
  await write.insert('account_request', ['visitor_id', 'issuer', 'subject'], {
    id: crypto.randomUUID(),
    token_hash: crypto.getRandomValues(Buffer.alloc(32)),
    purpose: 'identity',
    provider: 'google',
    email,
  });
  await write.insert('identity_flow', ['state_hash', 'visitor_id', 'next'], {
    user_id: id,
    provider: 'google',
    expires_at: soon,
  });
  await write.insert('payout_detail', ['sealed'], { host_id: id, asked_by: id });
  await write.insert('wish_link', ['token_hash'], { user_id: id, nonce: crypto.randomUUID() });
  await write.insert('trip_calendar', ['secret_hash'], { user_id: id });
  await write.insert('wish_alert', [], { user_id: id });
  await pool.query('insert into wish (user_id, course_id) select $1, id from course limit 1', [id]);
}
