// problem/report: until 24 hours after the end, with up to 4 photos (docs/domain/bookings.md#problems).
import { randomUUID } from 'node:crypto';
import { canReport } from '#src/domain/booking/allowed.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { openBooking } from '#src/server/features/booking/index.ts';
import { claimUploads, storeUpload, type Upload, registerPrivatePictures } from '#src/server/features/image/index.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { countReports, insertReport, findPhoto } from './problem-queries.ts';
import { t } from '#src/server/features/texts.ts';
import type { FastifyInstance } from 'fastify';
import { problemPhotoUrl } from '#src/contract/addresses/urls.ts';
import { identify, mayDo } from '#src/server/platform/http/identity.ts';
import type { Services } from '#src/server/services.ts';

// GET /problem-photos/<report>/<position>/<file>: for operators and the guest; not found otherwise
// (docs/domain/bookings.md#problems).

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const position = /^[0-3]$/;

export async function registerProblemPhotos(app: FastifyInstance, services: Services): Promise<void> {
  await registerPrivatePictures(app, services, {
    path: problemPhotoUrl(':report', ':position', ':name'),
    findPicture: async (request) => {
      const params = request.params as { report: string; position: string };
      if (!uuid.test(params.report) || !position.test(params.position)) return null;
      const who = await identify(request, services);
      const actor = 'actor' in who ? who.actor : null;
      if (!actor?.userId) return null;
      const reader = mayDo('reports', actor) ? null : actor.userId;
      return findPhoto(services.db, { reportId: params.report, position: Number(params.position), reader });
    },
  });
}

const reportsADay = 5;

export const problemReport: Handler<'problem/report'> = async (input, call) => {
  const { db } = call.services;
  const opened = await openBooking(input, call);
  if (opened?.viewer !== 'guest') return refuse('booking-not-found');
  const { row } = opened;
  if (!canReport(row.status, row.ends_at.getTime(), row.now_ms)) return refuse('report-closed');
  if ((await countReports(db, row.id)) >= reportsADay) return refuse('too-many-requests');
  const uploads = await storePhotos(call, row.user_id);
  if (isRefusal(uploads)) return uploads;
  const photos = uploads.map(({ picture }) => picture.id);
  const id = randomUUID();
  await inTransaction(db, async (trx) => {
    await claimUploads(trx, { ids: uploads.map((one) => one.id), ownerId: row.user_id, purpose: 'problem' });
    await insertReport(trx, { id, bookingId: row.id, kind: input.kind, message: input.message, photos });
    const detail = `${input.kind}: ${input.message.slice(0, 200)}`;
    await openStaffTask(trx, { kind: 'problem_report', subject: `problem:${id}`, bookingId: row.id, detail });
  });
  return { id, photos: photos.length, message: t('problem.reported') };
};

/** Re-encoded, so no metadata remains. */
async function storePhotos({ files = [], services }: CallContext, ownerId: string): Promise<Upload[] | Refusal> {
  const uploads: Upload[] = [];
  for (const bytes of files) {
    const stored = await storeUpload(services, bytes, { ownerId, purpose: 'problem' });
    if (isRefusal(stored)) return stored;
    uploads.push(stored);
  }
  return uploads;
}
