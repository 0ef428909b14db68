import { wireCents } from '#src/domain/money/money.ts';
import { useCallback, useId, useRef, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { cashText, quotedCash } from '#src/web/guest/booking/quote-rows.ts';
import { IncompleteAddress } from '#src/web/guest/pickup/PickupAddressPopup.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { BroughtIntoView, Trouble } from './CheckoutNotices.tsx';
import { expressWay } from './payment/ways.ts';
import type { CheckoutPlace } from './place.ts';
import { TermsLine } from './ReviewSection.tsx';
import { t } from './texts.ts';
import type { CodeState } from './use-code.ts';
import type { Checkout } from './use-checkout.ts';

interface ExpressSectionProps {
  readonly code: Pick<CodeState, 'quote'>;
  readonly checkout: Pick<
    Checkout,
    'acceptAddress' | 'addressAskedBy' | 'editAddress' | 'express' | 'fields' | 'shape' | 'troubles'
  >;
  readonly place: Pick<CheckoutPlace, 'kind'>;
}

/**
 * The wallets of the ways to pay above the form (docs/domain/payment.md#express). Their place is kept from the first line
 * on, so that nothing moves when they appear; a browser without any gives it up. A distributor books for somebody else, whom
 * no wallet knows.
 */
export function ExpressSection({ code, checkout, place }: ExpressSectionProps) {
  const { payment } = useApp().settings;
  const { express, fields, shape, troubles, addressAskedBy } = checkout;
  const [isOffered, setOffered] = useState(true);
  const onOffered = useCallback((offered: boolean) => setOffered(offered), []);
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const due = code.quote.booking_deposit_due;
  const way = expressWay(payment);
  if (due === 0 || shape.isDistributor || way === null || !isOffered) return null;
  const { method, Express } = way;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={title}
      className="needs-script pb-8 outline-none [&+section]:border-0 [&+section]:pt-0"
    >
      <h2 id={title} className="text-h3">
        {t('express.title')}
      </h2>
      <p className="mt-1 text-ink-2">{t(shape.isLogin ? 'express.textLoggedIn' : 'express.text')}</p>
      <div className="mt-4 grid gap-4">
        <Trouble text={troubles.express?.text ?? null} />
        <div className="min-h-12">
          <Express
            dueCents={wireCents(due)}
            asksPerson={!shape.isLogin}
            mayOpen={express.mayOpen}
            onPay={(person, token) => express.pay(method, person, token)}
            onOffered={onOffered}
          />
        </div>
        {place.kind === 'sheet' && addressAskedBy === 'express' && (
          <BroughtIntoView>
            <IncompleteAddress
              address={fields.values.pickupAddress}
              onUse={() => {
                checkout.acceptAddress();
                box.current?.focus();
              }}
              onEdit={checkout.editAddress}
              hasTitle
            />
          </BroughtIntoView>
        )}
        <p className="text-small text-ink-2">
          {t('express.cash', { now: priceText(wireCents(due)), cash: cashText(quotedCash(code.quote)) })} <TermsLine />
        </p>
      </div>
      <p className="mt-7 flex items-center gap-4 text-small text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('express.or')}
      </p>
    </section>
  );
}
