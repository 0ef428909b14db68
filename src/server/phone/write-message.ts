// Composes and stores a message; the job sends it.
import type { Kysely } from 'kysely';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { ReplyButton } from '#src/server/providers/phone/port.ts';
import { compose, type ShortText } from '#src/server/host-texts/compose.ts';
import { say } from '#src/server/host-texts/say.ts';
import { insertMessage } from './message-queries.ts';
import type { Phone } from './reach-queries.ts';

type Db = Kysely<Database>;
type To = Omit<Phone, 'isAnswering'>;

interface Wish {
  textIn: (language: HostLanguage) => ShortText;
  buttons?: readonly ReplyButton[];
  outboxId?: number | null;
  bookingId?: string | null;
  validSeconds: number;
}

export async function writeMessage(db: Db, phone: To, wish: Wish): Promise<void> {
  const { text, template } = compose(wish.textIn, phone);
  await insertMessage(db, {
    ...phone,
    kind: wish.textIn(phone.language).key,
    language: template.language,
    text,
    templateValues: template.values,
    buttons: wish.buttons ?? [],
    validSeconds: wish.validSeconds,
    outboxId: wish.outboxId ?? null,
    bookingId: wish.bookingId ?? null,
  });
}

/** A reply needs no template. */
export async function writeAnswer(
  db: Db,
  phone: To,
  answer: { kind: string; text: string; bookingId?: string | null },
): Promise<void> {
  await insertMessage(db, {
    ...phone,
    kind: answer.kind,
    language: 'en',
    text: answer.text,
    templateValues: [],
    buttons: [],
    validSeconds: 3600,
    outboxId: null,
    bookingId: answer.bookingId ?? null,
  });
}

const titleLetters = 20;

/** They name the request and date: a moved one asks again. */
export function answerButtons(language: HostLanguage, bookingId: string, departureId: number): ReplyButton[] {
  return (['accept', 'decline'] as const).map((decision) => ({
    payload: `${decision}:${bookingId}:${departureId}`,
    title: [...say(language, `word.${decision}`)].slice(0, titleLetters).join(''),
  }));
}

/** Null for other text. */
export function readPayload(
  payload: string,
): { decision: 'accept' | 'decline'; bookingId: string; departureId: number } | null {
  const [, decision, bookingId = '', departureId] = /^(accept|decline):([0-9a-f-]{36}):(\d{1,18})$/.exec(payload) ?? [];
  if (decision === undefined) return null;
  return { decision: decision as 'accept' | 'decline', bookingId, departureId: Number(departureId) };
}
