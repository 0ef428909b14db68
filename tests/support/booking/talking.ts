// Conversations for tests: a free booking, confirmed at once, and the messages of guest and host.
import { randomUUID } from 'node:crypto';
import type { Answer, Caller } from '#tests/support/app/caller.ts';
import { choiceOf, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import type { Program } from '#tests/support/app/program.ts';

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

/** The code that makes bookings of these tests free online. */
export async function insertFreeCode({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
}

/** A booking from a separate browser, confirmed, or requested where the course requires it. */
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
