// Conversations for tests: a booking that is confirmed at once and free, and what guest and host say in it.
import { randomUUID } from 'node:crypto';
import type { Answer, Caller } from '#tests/support/app/caller.ts';
import { choiceOf, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import type { Program } from '#tests/support/app/program.ts';

/** A message as these tests read it. */
export interface SeenMessage {
  id: string;
  by: string;
  name: string;
  text: string;
  is_masked: boolean;
  is_mine: boolean;
  read_at: string | null;
  key: string | null;
}

/** What a call about a conversation answered, as these tests read it. */
export const talkOf = (answer: Answer) =>
  answer.body as unknown as {
    code?: string;
    data: SeenMessage[];
    total: number;
    unread: number;
    conversation: {
      id: string;
      role: string;
      closed: string | null;
      with_name: string;
      hides_contacts: boolean;
      unread: number;
    };
    threads: {
      id: string;
      role: string;
      unread: number;
      last_text: string;
      with_name: string;
      booking_id: string | null;
    }[];
  };

/** The code with which bookings of these tests cost nothing online. */
export async function insertFreeCode({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
}

/** A booking of a browser of its own, confirmed, or requested where the course asks for it. */
export async function bookFree(
  program: Program,
  course: TestCourse,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<{ visitor: Caller; ref: string; say: (text: string, key?: string) => Promise<Answer> }> {
  const visitor = await program.visitor();
  const { body } = await visitor.call(
    'booking/checkout',
    choiceOf(course, { coupon_code: 'ALL-FREE', ...more }),
    headers,
  );
  if (!body.ref) throw new Error(`not booked: ${body.code}`);
  const say = (message: string, key: string = randomUUID()) =>
    visitor.call('conversation/send', { ref: body.ref, message, key }, headers);
  return { visitor, ref: body.ref, say };
}
