// reach/code-send: sends a code to a number that a host wants to be reached at (docs/phone.md#numbers).
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { fieldText } from '#src/contract/errors/field.ts';
import { refuse } from '#src/contract/refusal.ts';
import { hostLanguageOf } from '#src/domain/host/languages.ts';
import { codeRules } from '#src/domain/host/reach.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { plain } from '#src/server/host-words/plain.ts';
import { toReader } from '#src/server/locale.ts';
import { waysOf } from '#src/server/phone/send.ts';
import { writeMessage } from '#src/server/phone/write-message.ts';
import { callingCodeOf, internationalForm, numberForm, readPhoneNumber } from '#src/server/phone-number.ts';
import { deriveSecret, hashSecret } from '#src/server/secrets.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findShownReach, insertCode, lockHost, logReach } from './reach-queries.ts';
import { shownReach } from './shown.ts';

export const route = 'reach/code-send';

export const handle: Handler<typeof route> = async ({ host_id, way, number: typed }, call) => {
  const { services, actor } = call;
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  if (!waysOf(services).includes(way))
    return refuse('bad-input', { way: fieldText('choice', { choices: [...waysOf(services), 'mail'].join(', ') }) });
  const { hostId, by } = acting;
  const number = numberForm(typed);
  if (number === null) return refuse('phone-invalid', { number: await numberFault(call, hostId, typed) });
  if (!(await mayAsk(call, number))) return refuse('number-code-limit');
  await inTransaction(services.db, async (trx) => {
    await lockHost(trx, hostId);
    const { language } = await findShownReach(trx, hostId);
    const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
    const id = randomUUID();
    const hash = hashSecret(deriveSecret(services.keys, 'number-code', `${id}:${code}`));
    await insertCode(trx, { id, hostId, way, number, hash });
    const values = { site: plain(services.config.brand.name), code };
    const phone = { hostId, way, number, language: hostLanguageOf(language ?? 'en') };
    const textIn = () => ({ key: 'code' as const, values, names: [] });
    await writeMessage(trx, phone, { textIn, validSeconds: codeRules.minutes * 60 });
    await logReach(trx, { hostId, by }, 'reach-code-sent', { way });
  });
  return { ...(await shownReach(services, hostId)), message: toReader(() => t('reach.codeSent')) };
};

/** What is wrong with a number: one without its country may be of the country of the account, which is asked, not guessed. */
async function numberFault({ services }: CallContext, hostId: string, typed: string): Promise<string> {
  const { own_number: own } = await findShownReach(services.db, hostId);
  const local = own === null ? null : readPhoneNumber(typed, callingCodeOf(own));
  const international = local && internationalForm(`+${local.isdCode}${local.phone}`);
  return toReader(() => (international ? t('reach.withCountry', { number: international }) : t('reach.noCountry')));
}

/** Codes cost money and ring at somebody's: counted by number, by who asks, and by where from. */
async function mayAsk({ services, actor, visitor }: CallContext, number: string): Promise<boolean> {
  const recipient = createHash('sha256').update(number).digest('base64url');
  const who = { account: actor.userId, recipient, address: visitor.address };
  return (await services.limits.consume('number-code', who)) === null;
}
