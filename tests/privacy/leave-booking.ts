// Writes one person's words about a booking, in a conversation and in a question.
import { contact, type Scene, soon } from './write-words.ts';

export async function leaveBooking(scene: Scene & { bookingId: string }): Promise<void> {
  const { write, of, id, email, pool, bookingId } = scene;
  const words = [
    ...contact,
    'message',
    'pickup_address',
    'cancel_reason',
    'access_hash',
    'token_hash',
    'idempotency_key',
  ];
  await write.update('booking', [...words, 'held_from', 'visitor_id'], 'id', bookingId);
  await write.insert('account_link', ['token_hash'], { booking_id: bookingId, expires_at: soon });
  await write.insert('booking_history', [], {
    booking_id: bookingId,
    actor: 'guest',
    to_status: 'cancelled',
    reason: `He wrote: ${of('booking_history.reason')}`,
  });
  await write.insert('companion', ['email', 'first_name', 'last_name'], { booking_id: bookingId });
  await write.insert('idempotency_key', ['key', 'body_hash', 'answer'], {
    scope: `visitor:${of('booking.visitor_id')}`,
  });
  await write.insert('idempotency_key', ['key', 'body_hash', 'answer'], { scope: `user:${id}` });
  await write.insert('pending_password', ['visitor_id', 'password_hash'], { booking_id: bookingId, user_id: id });
  await pool.query('delete from visitor_booking where booking_id = $1', [bookingId]);
  await write.insert('visitor_booking', ['visitor_id'], { booking_id: bookingId, expires_at: soon });
  const problem = await write.insert('problem_report', ['message', 'photos'], { booking_id: bookingId, kind: 'other' });
  await write.insert('staff_task', ['detail'], {
    kind: 'problem_report',
    subject: `problem:${problem}`,
    booking_id: bookingId,
  });
  const [paid] = (
    await pool.query(
      `insert into payment (booking_id, provider, method, amount_minor, currency, due_cents, status, has_receipt)
       values ($1, 'stripe', 'card', 500, 'USD', 500, 'succeeded', true) returning id`,
      [bookingId],
    )
  ).rows;
  await pool.query(
    `insert into receipt (number, booking_id, payment_id, kind, amount_minor, currency, due_cents)
     select coalesce(max(number), 0) + 1, $1::uuid, $2::uuid, 'payment', 500, 'USD', 500 from receipt`,
    [bookingId, paid.id],
  );
  for (const about of [{ booking_id: bookingId }, { user_id: id }])
    await write.insert('staff_note', ['words'], { ...about, author_id: id });
  await leaveWords(scene);
  const task = await write.insert('outbox', ['payload', 'error'], { topic: 'mail', done_at: new Date() });
  await pool.query(
    `update outbox set payload = payload || jsonb_build_object('kind', 'account-new-device', 'user_id', $2::text) where id = $1`,
    [task, id],
  );
  await write.insert('notice_attempt', ['error'], { outbox_id: task });
  await write.insert('mail', ['kind', 'subject', 'text_body', 'html_body', 'attachments'], {
    outbox_id: task,
    recipient: email,
  });
}

/** A question with its conversation, and one about the booking, in which both have written. */
async function leaveWords({ write, of, id, email, pool, bookingId }: Scene & { bookingId: string }): Promise<void> {
  const [booked] = (
    await pool.query(
      'select b.course_id, c.host_id from booking b join course c on c.id = b.course_id where b.id = $1',
      [bookingId],
    )
  ).rows;
  const asked = await write.insert(
    'inquiry',
    ['visitor_id', 'token_hash', 'first_name', 'last_name', 'isd_code', 'phone', 'message'],
    {
      course_id: booked.course_id,
      user_id: id,
      email,
      local_date: '2030-01-01',
      pax: 1,
      status: 'open',
      expires_at: soon,
    },
  );
  await pool.query('insert into message_thread (id, booking_id, user_id, host_id) values ($1, $1, $2, $3)', [
    bookingId,
    id,
    booked.host_id,
  ]);
  const message = await write.insert('message', ['text'], { thread_id: bookingId, side: 'guest', author_id: id });
  const { rows: sent } = await pool.query(
    `insert into upload (owner_id, picture_id, purpose, thread_id, side)
     select owner_id, picture_id, 'message', $2, 'guest' from upload where owner_id = $1 limit 1 returning id`,
    [id, bookingId],
  );
  await pool.query('insert into message_picture (message_id, position, upload_id, alt) values ($1, 1, $2, $3)', [
    message,
    sent[0].id,
    of('message_picture.alt'),
  ]);
  // Written without a login, by an emailed link.
  await write.insert('message', ['text'], { thread_id: bookingId, side: 'guest' });
  await pool.query(
    `insert into message (thread_id, side, author_id, text) values ($1, 'host', $2, 'Words of the host stay.')`,
    [bookingId, booked.host_id],
  );
  const report = await write.insert('message_report', ['details'], {
    thread_id: asked,
    message_id: message,
    by_side: 'guest',
    actor_id: id,
    reason: 'other',
  });
  await write.insert('staff_task', ['detail'], { kind: 'message_report', subject: `message:${report}` });
}
