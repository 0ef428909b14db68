import { wireCents } from '#src/domain/money/money.ts';
import { t } from '#src/web/guest/texts.ts';
import { Money } from '#src/web/ui/text/Money.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { type CardTrip, runTexts, type TripOfCard } from './card-trip.ts';

export function RunsLine({ trip }: { readonly trip: CardTrip }) {
  const texts = runTexts(trip);
  if (texts.length === 0) return null;
  return <p className="numbers mt-1.5 text-small font-medium text-jade">{texts.join(' · ')}</p>;
}

/** The party's total and the price per guest, both with fee and surcharge. */
export function PartyPrice({ party }: { readonly party: NonNullable<TripOfCard['party']> }) {
  const perPerson = t('card.partyEach', { price: priceText(wireCents(party.per_person)) });
  const included = party.surcharge > 0 ? t('card.partySurcharge') : t('card.feesIncluded');
  return (
    <p className="mt-1.5">
      <span className="block text-ink-2">
        <Money cents={wireCents(party.total)} className="text-[1.0625rem] font-bold text-ink" />{' '}
        {t('card.partyOf', { count: party.pax })}
      </span>
      <span className="numbers block text-small text-ink-2">
        {party.pax > 1 ? `${perPerson} · ${included}` : included}
      </span>
    </p>
  );
}
