import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Ref } from 'react';
import type { Stripe } from '@stripe/stripe-js';
import { useApp } from '../../app-context.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { RadioCard } from '../../ui/RadioCard.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CardFields } from './CardFields.tsx';
import type { CardFieldsHandle } from './CardFields.tsx';
import { loadCardScript } from './load-card-script.ts';
import { Trouble } from './Trouble.tsx';
import { t } from './t.ts';
import type { FormFields } from './use-values.ts';

interface PaymentSectionProps {
  readonly fields: FormFields;
  readonly card: Ref<CardFieldsHandle>;
  /** Why the card was not taken. */
  readonly trouble: string | null;
}

/** How to pay. Only what can be paid with is offered. */
export function PaymentSection({ fields, card, trouble }: PaymentSectionProps) {
  const { settings } = useApp();
  const { publicKey, scriptUrl } = settings.payment;
  const [stripe, setStripe] = useState<Promise<Stripe | null> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (scriptUrl === '') return;
    const script = loadCardScript(scriptUrl, publicKey);
    setStripe(script);
    void script.then((loaded) => setMissing(loaded === null));
  }, [scriptUrl, publicKey]);
  if (scriptUrl === '') return <Banner tone="warning">{t('card.none')}</Banner>;
  return (
    <>
      <RadioCard
        name="paymentType"
        value="stripe"
        defaultChecked
        title={t('card.label')}
        detail={t('card.text')}
        aside={<CreditCard aria-hidden size={22} className="text-ink-2" />}
      />
      {settings.mode === 'demo' && (
        <Banner tone="warning" title={t('sandbox.title')}>
          {t('sandbox.cards')}
        </Banner>
      )}
      <Trouble text={trouble} />
      {isMissing && <Banner tone="error">{t('card.scriptFailed')}</Banner>}
      {stripe === null ? (
        <span role="status" aria-label={t('card.loading')}>
          <Skeleton className="h-40" />
        </span>
      ) : (
        <CardFields stripe={stripe} ref={card} />
      )}
      <TextField
        label={t('card.name')}
        autoComplete="cc-name"
        maxLength={120}
        required
        {...fields.fieldOf('cardName')}
      />
    </>
  );
}
