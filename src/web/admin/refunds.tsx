// /admin/refunds: all refunds (docs/reference/back-office.md#refunds).
import { refundList } from '#src/contract/admin/money-lists.ts';
import { payProviders } from '#src/domain/payment/methods.ts';
import { refundReasons, refundStates } from '#src/domain/payment/refund-states.ts';
import { chargeText } from '#src/texts/money-text.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { bookingUrl, instantCell, linkTo, longText, oneLine } from './kit/cells.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesOf, money } from './kit/values.ts';
import { ageText, makerText } from './refund-text.ts';
import { t } from './refunds-texts.ts';

const link = 'font-medium whitespace-nowrap';

export const { load, Page } = listPage({
  list: refundList,
  call: 'admin/refund-list',
  text: t,
  choices: () => ({
    state: choicesOf(refundStates, (state) => t(`state.${state}`)),
    reason: choicesOf(refundReasons, (reason) => t(`reason.${reason}`)),
    provider: choicesOf(payProviders, (provider) => t(`provider.${provider}`)),
    failed_first: [
      { value: '', label: t('filter.first.none') },
      { value: 'failed', label: t('filter.first.failed') },
    ],
  }),
  cells: {
    refund: ({ id, made_at: at }) => linkTo(`${refundList.path}/${id}`, instantCell(at), link),
    state: ({ state }) =>
      state === 'failed' ? <Badge tone="brand">{t('state.failed')}</Badge> : oneLine(t(`state.${state}`)),
    amount: (refund) => oneLine(chargeText(refund.amount_minor, refund.currency)),
    reason: ({ reason }) => oneLine(t(`reason.${reason}`)),
    maker: (refund) => <span className="block min-w-24">{makerText(refund)}</span>,
    provider: ({ provider }) => t(`provider.${provider}`),
    age: ({ age_hours: hours }) => oneLine(ageText(hours)),
    ref: ({ ref, booking_id: id }) => linkTo(bookingUrl(id), ref, link),
    guest: ({ guest }) => longText(guest, 28),
    due: ({ due }) => oneLine(money(due)),
    provider_ref: ({ provider_ref: ref }) => longText(ref),
    changed_at: ({ changed_at: at }) => instantCell(at),
  },
});
