// Separate from the price table, which loads later: the product page renders it at once.
import { type Cents, wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { t } from '#src/web/guest/booking/texts.ts';
import { Money } from '#src/web/ui/text/Money.tsx';
import { type PartyPrice, partyPrice } from '#src/domain/pricing/party-price.ts';
import { readTrip } from '#src/contract/listing/trip.ts';
import type { BookingCourse } from '#src/web/guest/booking/booking-course.ts';

interface PriceHeadProps {
  readonly course: PricedCourse;
  readonly minPax?: number | null;
  /** The total of the latest price, and what it was without its code. */
  readonly total?: { readonly cents: Cents; readonly beforeCents: Cents | null } | null;
}

export function priceLines(search: string, { course, minPax = null }: PriceHeadProps) {
  const party = partyIn(search, course, minPax);
  if (party === null) {
    const isFrom = course.price_from_pax > 1;
    return {
      cents: wireCents(course.price_from),
      lines: [t('price.perGuest'), ...(isFrom ? [t('price.perGuestFrom', { count: course.price_from_pax })] : [])],
    };
  }
  const each = t('price.partyEach', { price: priceText(party.per_person_cents) });
  return {
    cents: party.total_cents,
    lines: [
      t('price.party', { count: party.pax }),
      ...(party.pax > 1 ? [each] : []),
      ...(party.surcharge_cents > 0 ? [t('price.partySurcharge')] : []),
    ],
  };
}

/**
 * The all-in price for one guest and the party size it holds from, or for the address's party
 * (docs/domain/pricing.md#all-in-price).
 */
export function PriceHead(props: PriceHeadProps) {
  const { search } = useNavigation();
  const { cents, lines } = priceLines(search, props);
  const { total = null } = props;
  return (
    <p>
      <span className="block leading-tight">
        {total !== null && total.beforeCents !== null && (
          <s className="numbers me-2 text-ink-2">
            <span className="visually-hidden">{t('price.before')} </span>
            {priceText(total.beforeCents)}
          </s>
        )}
        <Money cents={total?.cents ?? cents} className="text-[1.625rem] font-bold" />
      </span>
      <span className="numbers text-small text-ink-2">{lines.join(', ')}</span>
    </p>
  );
}

type PricedCourse = Pick<
  BookingCourse,
  | 'price'
  | 'price_from'
  | 'price_from_pax'
  | 'min_pax'
  | 'max_pax'
  | 'surcharge_per_missing_guest'
  | 'group_tiers'
  | 'service_fee_rate'
>;

interface Party extends PartyPrice {
  readonly pax: number;
}

/**
 * The party of the address with the card's price (docs/domain/pricing.md#all-in-price); null without a party or
 * above the maximum.
 */
function partyIn(search: string, course: PricedCourse, minPax: number | null = null): Party | null {
  const { pax } = readTrip(search);
  if (pax === null || pax > course.max_pax) return null;
  const terms = {
    price_cents: wireCents(course.price),
    min_pax: minPax ?? course.min_pax,
    surcharge_cents: wireCents(course.surcharge_per_missing_guest),
    group_tiers: course.group_tiers,
    service_fee_rate: course.service_fee_rate,
    // The deposit does not change the total.
    deposit_rate: 0,
  };
  return { pax, ...partyPrice(terms, pax) };
}
