// reach/code-verify: a code that came back proves its number (docs/phone.md#numbers).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import { whyNoTry } from '#src/domain/host/reach.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { findReach, phoneIn } from '#src/server/phone/reach-queries.ts';
import { noteReachable } from '#src/server/phone/unreachable-queries.ts';
import { revokeLinks } from '#src/server/phone/revoke-links-queries.ts';
import { hashesOf } from '#src/server/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { type Acting, findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { type CodeRow, countTry, endCode, lockHost, logReach, saveNumber } from './reach-queries.ts';
import { shownReach } from './shown.ts';
import { tellOldNumber } from './tell-old-number.ts';

export const route = 'reach/code-verify';

export const handle: Handler<typeof route> = async ({ host_id, code }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  const refused = await tryCode(services, acting, code);
  if (refused) return refused;
  return { ...(await shownReach(services, acting.hostId)), message: toReader(() => t('reach.verified')) };
};

/** The try is counted whatever comes of it; null when the number is the host's from now on. */
async function tryCode(
  services: Services,
  { hostId, by }: { hostId: string; by: Acting },
  typed: string,
): Promise<Refusal | null> {
  return inTransaction(services.db, async (trx) => {
    await lockHost(trx, hostId);
    const code = await countTry(trx, hostId);
    const checked = checkCode(services, code, typed);
    if (isRefusal(checked)) return checked;
    const before = await findReach(trx, hostId);
    const phone = before && phoneIn(before);
    await endCode(trx, checked.id);
    await saveNumber(trx, hostId, checked);
    await noteReachable(trx, hostId);
    if (phone && (phone.number !== checked.number || phone.way !== checked.way)) {
      await tellOldNumber(trx, services, phone);
      await revokeLinks(trx, { hostId, readerId: hostId });
    }
    await logReach(trx, { hostId, by }, 'reach-number-proved', { way: checked.way });
    return null;
  });
}

function checkCode(
  { keys }: Pick<Services, 'keys'>,
  code: (CodeRow & { is_ended: boolean }) | null,
  typed: string,
): CodeRow | Refusal {
  const sent = code && { tries: code.tries, isUsed: code.is_ended, expiresAtMs: code.expires_at.getTime() };
  const why = whyNoTry(sent, code?.now_ms ?? 0);
  if (why !== null) return refuse(`number-${why}`);
  const isRight =
    code !== null && hashesOf(keys, 'number-code', `${code.id}:${typed}`).some((one) => one.equals(code.code_hash));
  return isRight ? code : refuse('number-code-wrong');
}
