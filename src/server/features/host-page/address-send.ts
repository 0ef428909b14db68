// host/address-send: the link with which a host who has no login makes an address theirs
// (docs/accounts.md#hosts-without-an-address, ADR 087).
import { hasAddress } from '#src/domain/account/no-address.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { askByMail, typedEmail } from '#src/server/features/account/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findHostPage } from './queries.ts';

export const route = 'host/address-send';

export const handle: Handler<typeof route> = async ({ host_id, email: typed }, call) => {
  const { services, actor } = call;
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  const page = acting && (await findHostPage(services.db, acting.hostId));
  if (!page) return refuse('host-not-found');
  const email = typedEmail(typed);
  if (isRefusal(email)) return email;
  // Whoever has an address changes it in their own account, with their own password.
  if (hasAddress(page.email)) return refuse('conflict');
  await askByMail(call, { purpose: 'address', email, userId: page.host_id });
  return { message: t('host.addressSent', { email, name: page.display_name }) };
};
