// Calendar, voucher and receipts of a booking, for those who may open it (docs/domain/bookings.md#voucher).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seatsOf } from '#src/domain/booking/status.ts';
import type { CallInProcess } from '#src/server/call.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import { calendarFile } from '#src/server/booking-texts/calendar.ts';
import { findMailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import type { Services } from '#src/server/services.ts';
import type { Detail } from './sheets/voucher-facts.ts';
import { findReceipt, readReceiptName } from '#src/server/features/trip/index.ts';

// Some ten megabytes: loaded with the first document.
const loadPrinter = () => import('./sheets/printer.ts');

interface FileRequest {
  Params: { ref: string; file: string };
  Querystring: { token?: string };
}

interface DocumentFile {
  name: string;
  type: string;
  isOpened: boolean;
  content: string | Buffer;
}

/** One route; files that the caller may not open are not found. */
export function registerBookingFiles(app: FastifyInstance, services: Services, callInProcess: CallInProcess): void {
  app.get<FileRequest>('/booking/files/:ref/:file', async (request, reply) => {
    // Rendering is limited like writing calls.
    const wait = await services.limits.take('write', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const detail = await openDetail(request, reply, { services, callInProcess });
    const file = detail && (await makeFile(request.params.file, { detail, services }));
    if (!file) return reply.callNotFound();
    const placed = file.isOpened ? 'inline' : 'attachment';
    return (
      reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        // Some browsers show documents by a plug-in, which the page policy forbids.
        .header('content-security-policy', "default-src 'none'; object-src 'self'; frame-ancestors 'none'")
        .header('content-disposition', `${placed}; filename="${file.name}"`)
        .type(file.type)
        .send(file.content)
    );
  });
}

/** The page's own call decides the permission. */
async function openDetail(
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
  { services, callInProcess }: { services: Services; callInProcess: CallInProcess },
): Promise<Detail | null> {
  const context = await pageContext(request, reply, services, { takesKeys: true });
  const { token } = request.query;
  const input = { ref: request.params.ref, ...(typeof token === 'string' && token !== '' && { token }) };
  const answer = (await callInProcess('booking/detail', input, context)) as { status: string } & Detail;
  return answer.status === 'success' ? answer : null;
}

interface Making {
  detail: Detail;
  services: Services;
}

async function makeFile(name: string, making: Making): Promise<DocumentFile | null> {
  const { detail, services } = making;
  const { brand } = services.config;
  const receiptNumber = readReceiptName(/^receipt-(R-\d+)\.pdf$/.exec(name)?.[1] ?? '');
  // Receipts are for the guest only.
  if (receiptNumber !== null && detail.viewer !== 'host') {
    const receipt = await findReceipt(services.db, detail.id, receiptNumber);
    return receipt && pdf(name, await (await loadPrinter()).receiptPdf({ receipt, detail, brand }));
  }
  if (name === 'calendar.ics') return seatsOf(detail.booking_status) === 'sold' ? calendarOf(making) : null;
  // Without a code there is no voucher: unsold seats, or a host.
  if (name !== 'voucher.pdf' || detail.qr === null) return null;
  return pdf(`voucher-${detail.ref}.pdf`, await (await loadPrinter()).voucherPdf(detail, brand));
}

function pdf(name: string, content: Buffer): DocumentFile {
  return { name, type: 'application/pdf', isOpened: true, content };
}

async function calendarOf({ detail, services }: Making): Promise<DocumentFile | null> {
  const booking = await findMailedBooking(services.db, detail.id);
  if (!booking) return null;
  const { config } = services;
  const reader = detail.viewer === 'host' ? 'host' : 'guest';
  const { filename, contentType, content } = calendarFile(booking, { config, reader, change: 'add' });
  return { name: filename, type: contentType, isOpened: false, content };
}
