// /admin/refunds: all refunds (docs/back-office.md#refunds).
import { refundList } from '#src/contract/admin/refund-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { ageText, amountText, makerText, providerText, reasonText, stateText } from './refund-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { refundReasons, refundStates } from '#src/domain/payment/refund-states.ts';
import { payProviders } from '#src/domain/payment/methods.ts';
import { listPage } from './kit/list-page.tsx';
import { t } from './refunds-texts.ts';

const link = 'link inline-flex min-h-6 items-center font-medium whitespace-nowrap';
const whole = (text: string) => <span className="whitespace-nowrap">{text}</span>;

/** Narrowed by how they stand, why, where and when. */
export const { load, Page } = listPage({
  list: refundList,
  call: 'admin/refund-list',
  text: t,
  choices: () => ({
    state: refundStates.map((value) => ({ value, label: stateText(value) })),
    reason: refundReasons.map((value) => ({ value, label: reasonText(value) })),
    provider: payProviders.map((value) => ({ value, label: providerText(value) })),
    failed_first: [
      { value: '', label: t('filter.first.none') },
      { value: 'failed', label: t('filter.first.failed') },
    ],
  }),
  cells: {
    refund: (refund) => (
      <a href={`${adminRoutes['admin-refunds'].path}/${refund.id}`} className={link}>
        {whole(instantText(refund.made_at, 'UTC'))}
      </a>
    ),
    state: ({ state }) =>
      state === 'failed' ? <Badge tone="brand">{stateText(state)}</Badge> : whole(stateText(state)),
    amount: (refund) => whole(amountText(refund)),
    reason: ({ reason }) => whole(reasonText(reason)),
    maker: (refund) => <span className="block min-w-24">{makerText(refund)}</span>,
    provider: ({ provider }) => providerText(provider),
    age: ({ age_hours: hours }) => whole(ageText(hours)),
    ref: ({ ref, booking_id: id }) => (
      <a href={`${adminRoutes['admin-bookings'].path}/${id}`} className={link}>
        {ref}
      </a>
    ),
    guest: ({ guest }) => <span className="block min-w-28 wrap-anywhere">{guest}</span>,
    due: ({ due }) => whole(priceText(wireCents(due))),
    provider_ref: ({ provider_ref: ref }) => <span className="block min-w-36 wrap-anywhere">{ref}</span>,
    changed_at: ({ changed_at: at }) => whole(instantText(at, 'UTC')),
  },
});
