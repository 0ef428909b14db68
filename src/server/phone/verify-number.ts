// Verifies a number of a host or guest by a code that is sent to it (docs/domain/hosts.md#numbers).
import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { codeRules, whyNoTry } from '#src/domain/host-reach/reach.ts';
import type { CallContext } from '#src/server/call.ts';
import { plain } from '#src/server/host-texts/plain.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { callingCodeOf, internationalForm, readPhoneNumber } from '#src/server/platform/phone-number.ts';
import { deriveSecret, hashesOf, hashSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { countTry, endCode, findCode, insertCode, type CodeRow } from './code-queries.ts';
import type { Phone, PhoneOwner } from './reach-queries.ts';
import { writeMessage } from './write-message.ts';

/** International form, as pages show it. */
export const shownNumber = (number: string): string => internationalForm(number) ?? number;

/** The code on its way, as the contract shows it; null for none. */
export async function pendingCode({ db }: Pick<Services, 'db'>, owner: PhoneOwner) {
  const code = await findCode(db, owner);
  return (
    code && {
      way: code.way,
      number: shownNumber(code.number),
      expires_at: code.expires_at.toISOString(),
      tries_left: Math.max(0, codeRules.tries - code.tries),
    }
  );
}

/** The typed number with the calling code of the owner's `own`, to ask about instead of guessing; null without. */
export function withOwnCountry(typed: string, own: string | null): string | null {
  const local = own === null ? null : readPhoneNumber(typed, callingCodeOf(own));
  return local && internationalForm(`+${local.isdCode}${local.phone}`);
}

/** Codes cost money: limited by number, account (or booking) and address. */
export async function mayAskCode(
  { services, actor, visitor }: CallContext,
  owner: PhoneOwner,
  number: string,
): Promise<boolean> {
  const recipient = createHash('sha256').update(number).digest('base64url');
  const who = { account: actor.userId ?? owner.id, recipient, address: visitor.address };
  return (await services.limits.consume('number-code', who)) === null;
}

/** Stores a code as a hash, and its message. */
export async function sendCode(
  trx: Transaction<Database>,
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  phone: Omit<Phone, 'isAnswering'>,
): Promise<void> {
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  const id = randomUUID();
  const hash = hashSecret(deriveSecret(keys, 'number-code', `${id}:${code}`));
  await insertCode(trx, { ...phone, id, hash });
  const values = { site: plain(config.brand.name), code };
  const textIn = () => ({ key: 'code' as const, values, names: [] });
  await writeMessage(trx, phone, { textIn, validSeconds: codeRules.minutes * 60 });
}

/** Counts the try in any case; ends a right code and returns its row. */
export async function tryCode(
  trx: Transaction<Database>,
  { keys }: Pick<Services, 'keys'>,
  { owner, typed }: { owner: PhoneOwner; typed: string },
): Promise<CodeRow | Refusal> {
  const code = await countTry(trx, owner);
  const sent = code && { tries: code.tries, isUsed: code.is_ended, expiresAtMs: code.expires_at.getTime() };
  const why = whyNoTry(sent, code?.now_ms ?? 0);
  if (why !== null) return refuse(`number-${why}`);
  const isRight =
    code !== null && hashesOf(keys, 'number-code', `${code.id}:${typed}`).some((one) => one.equals(code.code_hash));
  if (!isRight) return refuse('number-code-wrong');
  await endCode(trx, code.id);
  return code;
}
