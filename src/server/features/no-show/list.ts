// no-show/list: what guests have objected to, for an operator (docs/check-in.md#no-show).
import { objectionAnswerEnds } from '#src/domain/checkin/objection.ts';
import type { Handler } from '#src/server/call.ts';
import { findContested } from './queries.ts';

export const route = 'no-show/list';

export const handle: Handler<typeof route> = async (_input, { services }) => {
  const rows = await findContested(services.db);
  return {
    data: rows.map((row) => ({
      ...row,
      marked_at: row.marked_at?.toISOString() ?? null,
      contested_at: row.contested_at.toISOString(),
      answer_until: new Date(objectionAnswerEnds(row.contested_at.getTime())).toISOString(),
      acts: row.acts.map((act) => ({ ...act, at: new Date(act.at).toISOString() })),
    })),
  };
};
