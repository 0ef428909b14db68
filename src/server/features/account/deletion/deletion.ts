// account/deletion: what has to be done before the account can be deleted (docs/accounts.md#deleting-an-account).
import { obstaclesOf, type DeletionObstacle } from '#src/domain/account/deletion.ts';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { findDeletionFacts } from './facts-queries.ts';

export const route = 'account/deletion';

const contact = contentPageUrl('contact-us');

/** Where each is done. */
const places: Readonly<Record<DeletionObstacle, string>> = {
  'booking-ahead': '/dashboard/booking',
  'money-open': contact,
  'listing-sold': contact,
  'helps-alone': contact,
  'runs-site': contact,
};

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  const facts = actor.userId === null ? null : await findDeletionFacts(services.db, actor.userId);
  if (!facts) return refuse('unauthorized');
  return {
    obstacles: obstaclesOf(facts).map((code) => ({
      code,
      text: t(`account.obstacle.${code}`),
      label: t(`account.obstacle.${code}.do`),
      url: places[code],
    })),
  };
};
