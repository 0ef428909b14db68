import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { Ref } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CardFields } from './CardFields.tsx';
import type { CardFieldsHandle } from './CardFields.tsx';
import { loadCardScript } from './load-card-script.ts';
import { t } from './t.ts';
import type { FormFields } from './use-values.ts';

interface CardChoiceProps {
  readonly fields: FormFields;
  readonly card: Ref<CardFieldsHandle>;
}

/** The card: the provider's fields once its script is there, and the name on it. */
export function CardChoice({ fields, card }: CardChoiceProps) {
  const { publicKey, scriptUrl } = useApp().settings.payment;
  const [stripe, setStripe] = useState<Promise<Stripe | null> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (scriptUrl === '') return;
    const script = loadCardScript(scriptUrl, publicKey);
    setStripe(script);
    void script.then((loaded) => setMissing(loaded === null));
  }, [scriptUrl, publicKey]);
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
          <CardFields stripe={stripe} ref={card} />
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
