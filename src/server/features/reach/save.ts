// reach/save: chooses the way and the language (docs/phone.md#choice).
import { fieldText } from '#src/contract/errors/field.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { waysOf } from '#src/server/phone/send.ts';
import { revokeLinks } from '#src/server/phone/revoke-links-queries.ts';
import { findReach, phoneIn } from '#src/server/phone/reach-queries.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockHost, logReach, saveChoice } from './reach-queries.ts';
import { shownReach } from './shown.ts';
import { tellOldNumber } from './tell-old-number.ts';

export const route = 'reach/save';

export const handle: Handler<typeof route> = async ({ host_id, way, language }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  const { hostId, by } = acting;
  if (way !== 'mail' && !waysOf(services).includes(way))
    return refuse('bad-input', { way: fieldText('choice', { choices: [...waysOf(services), 'mail'].join(', ') }) });
  const isSaved = await inTransaction(services.db, async (trx) => {
    await lockHost(trx, hostId);
    const before = await findReach(trx, hostId);
    // A number is proved for the way in which its code came: one that takes SMS need not be on WhatsApp.
    if (way !== 'mail' && before?.way !== way) return false;
    await saveChoice(trx, hostId, { way, language });
    const phone = before && phoneIn(before);
    if (phone && phone.way !== way) {
      await tellOldNumber(trx, services, phone);
      await revokeLinks(trx, { hostId, readerId: hostId });
    }
    await logReach(trx, { hostId, by }, 'reach-chosen', { way, language });
    return true;
  });
  if (!isSaved) return refuse('number-unproved');
  return { ...(await shownReach(services, hostId)), message: toReader(() => t('reach.saved')) };
};
