// problem/report: something went wrong; can be reported until 24 hours after the end, with up to 4 photos (docs/domain/lifecycle.md#problems).
import { randomUUID } from 'node:crypto';
import { canReport } from '#src/domain/booking/allowed.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { storePicture } from '#src/server/pictures/picture-queries.ts';
import { openBooking } from '../booking/index.ts';
import { openStaffTask } from '../task/index.ts';
import { countReports, insertReport } from './queries.ts';
import { t } from '../t.ts';

export const route = 'problem/report';

const reportsADay = 5;

export const handle: Handler<typeof route> = async (input, call) => {
  const { db } = call.services;
  const opened = await openBooking(input, call);
  if (opened?.viewer !== 'guest') return refuse('booking-not-found');
  const { row } = opened;
  if (!canReport(row.status, row.ends_at.getTime(), row.now_ms)) return refuse('report-closed');
  if ((await countReports(db, row.id)) >= reportsADay) return refuse('too-many-requests');
  const photos = await storePhotos(call, row.user_id);
  if (isRefusal(photos)) return photos;
  const id = randomUUID();
  await inTransaction(db, async (trx) => {
    await insertReport(trx, { id, bookingId: row.id, kind: input.kind, message: input.message, photos });
    const detail = `${input.kind}: ${input.message.slice(0, 200)}`;
    await openStaffTask(trx, { kind: 'problem_report', subject: `problem:${id}`, bookingId: row.id, detail });
  });
  return { id, photos: photos.length, message: t('problem.reported') };
};

/** Each picture decoded and made again, so that nothing of where and with what it was taken is kept. */
async function storePhotos({ files = [], services }: CallContext, ownerId: string): Promise<string[] | Refusal> {
  const ids: string[] = [];
  for (const bytes of files) {
    const stored = await storePicture(services, bytes, { ownerId });
    if (!stored.ok) return refuse(stored.code);
    ids.push(stored.picture.id);
  }
  return ids;
}
