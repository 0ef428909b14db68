// Apart from the table of the price, which loads later: the product page shows it at once.
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { t } from './texts.ts';
import { Money } from '#src/web/ui/text/Money.tsx';
import { partyIn, type PricedCourse } from './party-of.ts';

interface PriceHeadProps {
  readonly course: PricedCourse;
  /** The chosen departure's minimum, once there is one. */
  readonly minPax?: number | null;
}

/** The price seen first, in one or two lines: of the party that the guest has named, else for one guest. */
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
 * The price seen first: all-in for one guest, and from how many guests it holds; or for the party of the address
 * (docs/domain/pricing.md#the-price-that-is-seen-first).
 */
export function PriceHead(props: PriceHeadProps) {
  const { search } = useNavigation();
  const { cents, lines } = priceLines(search, props);
  return (
    <p>
      <Money cents={cents} className="block text-[1.625rem] leading-tight font-bold" />
      <span className="numbers text-small text-ink-2">{lines.join(', ')}</span>
    </p>
  );
}
