// review/save: once per completed booking; idempotent (docs/domain/reviews.md#who-may-write, ADR 076).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { aspects } from '#src/domain/review/labels.ts';
import { reviewLanguage } from '#src/domain/review/review-language.ts';
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import { earnsReward, reviewFault, reviewState } from '#src/domain/review/writing.ts';
import { refFromBytes } from '#src/domain/ref.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { claimUploads, type UsedUpload } from '#src/server/features/image/index.ts';
import { t } from '#src/server/features/texts.ts';
import { appendToLog, sha256Hex } from './review-log.ts';
import * as queries from './write-queries.ts';

type Input = CallInput<'review/save'>;
type Output = CallOutput<'review/save'>;

const unknownCountry = 'ZZ';

export const reviewSave: Handler<'review/save'> = (input, call) => saveReview(input, call);

/** For the call and the form without script. */
export async function saveReview(
  input: Input,
  { services, actor }: Pick<CallContext, 'services' | 'actor'>,
): Promise<Output | Refusal> {
  if (actor.userId === null) return refuse('unauthorized');
  const { userId } = actor;
  const fault = reviewFault(input);
  if (fault) return refuse(fault.code, { [fault.field]: errorText(fault.code) });
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const isOwn = await queries.lockOwnBooking(trx, input.booking_id, userId);
    const booking = isOwn ? await queries.findReviewable(trx, input.booking_id, userId) : null;
    if (!booking) return refuse('booking-not-found');
    const facts = { status: booking.status, ends_at: booking.ends_at.getTime(), is_reviewed: booking.is_reviewed };
    const state = reviewState(facts, booking.now_ms);
    if (state === 'exists') return repeatAnswer(trx, input);
    if (state === 'closed') return refuse('review-closed');
    const ids = input.images ?? [];
    const uploads = await claimUploads(trx, { ids, ownerId: userId, purpose: 'review' });
    if (uploads.length < ids.length) return refuse('bad-input', { images: fieldText('id') });
    return write(trx, { input, booking, uploads });
  });
}

/** An equal review gets the first answer; another is refused. */
async function repeatAnswer(trx: Transaction<Database>, input: Input): Promise<Output | Refusal> {
  const written = await queries.findWritten(trx, input.booking_id);
  if (!written?.salt || !written.fingerprint) return refuse('review-exists');
  const isSame = fingerprintOf(input, written.salt) === written.fingerprint.toString('hex');
  return isSame ? replyOf(written.id, written.coupon_code, written.log_hash) : refuse('review-exists');
}

async function write(
  trx: Transaction<Database>,
  { input, booking, uploads }: { input: Input; booking: queries.ReviewableRow; uploads: UsedUpload[] },
): Promise<Output> {
  const [id, salt, body] = [randomUUID(), randomBytes(16), input.review.trim()];
  const rating = input.rating ?? 0;
  const photos = photosOf(input, uploads);
  const code = earnsReward(photos.length) ? newCode() : null;
  const { review_reward: cents, reward_minimum: minimumCents } = priceCurrency().figures;
  const reward = { cents, minimumCents, days: reviewLimits.rewardCodeDays };
  const couponId = code && (await queries.insertRewardCode(trx, { ...reward, code, ownerId: booking.user_id }));
  await queries.insertReview(trx, {
    id,
    booking,
    name: personName(booking.first_name) || t('review.noName'),
    country: input.country ?? unknownCountry,
    rating,
    body,
    language: reviewLanguage(body, booking.locale.slice(0, 2)),
    salt,
    fingerprint: Buffer.from(fingerprintOf(input, salt), 'hex'),
    couponId,
    photos,
    aspects: aspectsOf(input),
  });
  const hash = await appendToLog(trx, { kind: 'written', review_id: id, rating, text_hash: sha256Hex(salt, body) });
  await queries.queueReviewMails(trx, booking.id, {
    review_id: id,
    coupon_code: code,
    log_hash: hash,
    rating,
    minimum_cents: minimumCents,
  });
  return replyOf(id, code, hash);
}

function replyOf(id: string, code: string | null, hash: string): Output {
  const message = t(code === null ? 'review.posted' : 'review.rewarded');
  return { message, review_id: id, coupon_code: code, log_hash: hash };
}

/** Everything but the booking's id, salted. */
function fingerprintOf({ rating, review, images = [], image_alts = [], country, private: step }: Input, salt: Buffer) {
  const inOrder = aspects.map((aspect) => step?.[aspect] ?? null);
  return sha256Hex(salt, JSON.stringify([rating, review, images, image_alts, country ?? '', inOrder]));
}

/** Ordered, without duplicates. */
function photosOf({ images = [], image_alts = [] }: Input, uploads: readonly UsedUpload[]) {
  const pictures = new Map(uploads.map(({ id, picture_id }) => [id, picture_id]));
  const pictureRows = images.map((id, at) => ({
    picture_id: pictures.get(id) ?? '',
    alt: image_alts[at]?.trim() ?? '',
  }));
  return pictureRows.filter((one, at) => pictureRows.findIndex((other) => other.picture_id === one.picture_id) === at);
}

function aspectsOf({ private: step }: Input) {
  return aspects.flatMap((aspect) => {
    const written = step?.[aspect];
    if (!written) return [];
    const { rating = 0, labels, details = '' } = written;
    return [{ aspect, rating, labels: [...new Set(labels)], details: details.trim() }];
  });
}

/** 64 random bits, in unambiguous characters. */
function newCode(): string {
  const [one, two] = [refFromBytes(randomBytes(8)), refFromBytes(randomBytes(8))];
  return `THANKS-${one}-${two}`;
}
