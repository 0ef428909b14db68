// The card in checkout: the provider's fields, a token of what was typed, and the call that pays with it.
import { CreditCard } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from '#src/web/features/checkout/texts.ts';
import { failed, type PayWay, refusedAt } from '#src/web/features/checkout/payment/way.ts';
import { CardExpress } from './CardExpress.tsx';
import { CardFields } from './CardFields.tsx';
import { useCardScript } from './load-card-script.ts';

/** The card: the provider's fields once its script is there, and the name on it. */
function CardChoice({ fields, own }: ComponentProps<NonNullable<PayWay['Fields']>>) {
  const { scriptUrl } = useApp().settings.payment;
  const { stripe, isMissing } = useCardScript();
  if (scriptUrl === '') return <Banner tone="warning">{t('payment.none')}</Banner>;
  return (
    <>
      <noscript>
        <p>{t('card.noScript')}</p>
      </noscript>
      <div className="needs-script grid gap-4">
        {isMissing && <Banner tone="error">{t('card.scriptFailed')}</Banner>}
        {stripe === null ? (
          <span role="status" aria-label={t('card.loading')}>
            <Skeleton className="h-40" />
          </span>
        ) : (
          <CardFields stripe={stripe} ref={own} />
        )}
        <TextField
          label={t('card.name')}
          autoComplete="cc-name"
          maxLength={120}
          required
          {...fields.fieldOf('cardName')}
        />
      </div>
    </>
  );
}

const failedCode = 'booking-failed-card';

export const cardWay: PayWay = {
  Icon: CreditCard,
  name: () => t('payment.card'),
  detail: () => t('payment.cardText'),
  sandboxText: () => t('sandbox.cards'),
  failedCode,
  Fields: CardChoice,
  Express: CardExpress,
  canPay: ({ scriptUrl }) => scriptUrl !== '',
  async start(booking_token, { api, values, own }) {
    const card = (await own.current?.token(values.cardName)) ?? { ok: false as const, code: failedCode };
    if (!card.ok) return refusedAt('payment', card.code);
    const paid = await api('payment/stripe', { stripe_token: card.token, booking_token });
    if (!paid.ok) return failed(paid, 'payment', failedCode);
    if (paid.data.url === null) return refusedAt('payment', failedCode);
    return { kind: 'go', url: paid.data.url, analytic: null };
  },
};
