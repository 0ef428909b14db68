// admin/message: one message as its receiver reads it, without what opens something (docs/back-office.md#messages).
import { maskCode, maskSecrets } from '#src/domain/admin/mask-secrets.ts';
import { readMessageKey, resendWay } from '#src/domain/admin/message-log.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findFailures, findMessage, findResends } from './message-queries.ts';
import { toLine } from './messages.ts';

export const route = 'admin/message';

export const handle: Handler<typeof route> = async ({ id }, { services: { db } }) => {
  const key = readMessageKey(id);
  if (key === null) return refuse('message-not-found');
  const [row, failures, resends] = await Promise.all([
    findMessage(db, key),
    findFailures(db, key),
    findResends(db, id),
  ]);
  if (row === null) return refuse('message-not-found');
  const line = toLine(row);
  return {
    ...line,
    text: shownText(row),
    has_html: row.html !== '',
    files: row.files,
    delivery: row.phone_state ?? '',
    sent_at: row.sent_at?.toISOString() ?? null,
    next_try_at: row.next_try_at?.toISOString() ?? null,
    failures: failures.map(({ at, error }) => ({ at: at.toISOString(), error })),
    resend_of: row.resend_of,
    resent: resends.keys,
    resends: resends.count,
    can: resendWay({ state: line.state, hasTask: row.of_task !== null }),
  };
};

/** What an operator reads of it. The code that proves a number is the whole of its message. */
function shownText({ text, kind }: { text: string; kind: string }): string {
  return maskSecrets(kind === 'code' ? maskCode(text) : text);
}
