import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { useId, useState } from 'react';
import { type Earnings as Split, earningsOf } from '#src/domain/earnings/earnings.ts';
import { type Cents, fromMinor, wholeUnitsUp, wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { percentText } from '#src/texts/intl.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { Money } from '#src/web/ui/text/Money.tsx';
import { t } from './texts.ts';

const parties = [1, 2, 4, 6, 8] as const;
const named = 4;

/** Whole units, between which a price can be typed. */
const prices = () => ({
  min: fromMinor(wholeUnitsUp(priceCurrency().figures.price_least)),
  max: 2 * priceCurrency().figures.filter_most,
});

/**
 * A host's earnings for some party sizes, by the pricing function with the installation's rates
 * (docs/domain/pricing.md#what-the-marketplace-earns). Without script it shows one price.
 */
export function Earnings() {
  const { rates } = useApp().settings;
  const id = useId();
  const first = fromMinor(wholeUnitsUp(rates.example.price_cents));
  const [typed, setTyped] = useState<number | null>(first);
  const [price, setPrice] = useState(first);
  const price_cents = wireCents(price);
  const splitOf = (pax: number): Split =>
    earningsOf({
      price_cents,
      pax,
      service_fee_rate: rates.serviceFee,
      deposit_rate: rates.deposit,
      commission_rate: rates.commission,
    });
  const isPaidOut = rates.commission !== null;
  return (
    <div className="rounded-panel border border-line bg-surface p-4 tablet:p-7">
      <h3 id={id} className="mt-0 text-h3">
        {t('earnings.title')}
      </h3>
      <div className="needs-script mt-4 max-w-72">
        <NumberField
          label={t('earnings.price', { currency: priceCurrency().symbol })}
          className="numbers"
          {...prices()}
          value={typed}
          error={typed === null ? t('earnings.range', prices()) : null}
          onNumber={(next) => {
            setTyped(next);
            setPrice(next ?? price);
          }}
        />
      </div>
      <p aria-live="polite" className="mt-4 font-medium">
        {t(isPaidOut ? 'earnings.sum' : 'earnings.sumCash', {
          count: named,
          price: priceText(price_cents),
          host: priceText(hostCents(splitOf(named))),
        })}
      </p>
      <div role="region" aria-labelledby={id} tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="text-small">
          <thead>
            <tr>
              <th scope="col">{t('earnings.guests')}</th>
              <th scope="col">{t('earnings.pay')}</th>
              <th scope="col">{t('earnings.total')}</th>
              <th scope="col">{t('earnings.keep')}</th>
            </tr>
          </thead>
          <tbody>
            {parties.map((pax) => (
              <Row key={pax} pax={pax} split={splitOf(pax)} isPaidOut={isPaidOut} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-4 text-small text-ink-2">
        <li>{t('earnings.fee', { fee: percentText(rates.serviceFee) })}</li>
        <li>{t('earnings.deposit', { deposit: percentText(rates.deposit) })}</li>
        <li>{isPaidOut ? t('earnings.part') : t('earnings.nothing')}</li>
      </ul>
    </div>
  );
}

function hostCents({ cash_cents, paid_out_cents }: Split): Cents {
  return cash_cents + paid_out_cents;
}

interface RowProps {
  readonly pax: number;
  readonly split: Split;
  readonly isPaidOut: boolean;
}

function Row({ pax, split, isPaidOut }: RowProps) {
  return (
    <tr>
      <th scope="row">{pax}</th>
      <td>
        <Money cents={split.total_cents} />
      </td>
      <td>
        <Money cents={hostCents(split)} className="font-bold" />
        {isPaidOut && (
          <span className="block text-micro text-ink-2">
            {t('earnings.later', { cash: priceText(split.cash_cents), later: priceText(split.paid_out_cents) })}
          </span>
        )}
      </td>
      <td>
        <Money cents={split.marketplace_cents} />
      </td>
    </tr>
  );
}
