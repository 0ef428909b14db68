import { useApp } from '../../app-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usdText } from '../../ui/money-text.ts';
import type { CheckoutData } from './checkout-data.ts';
import { DetailsSection } from './DetailsSection.tsx';
import { NumberedSection } from './NumberedSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { ReviewLines } from './ReviewLines.tsx';
import { Trouble } from './Trouble.tsx';
import { t } from './t.ts';
import type { CodeState } from './use-code.ts';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutPage } from './use-checkout-page.ts';

interface CheckoutFormProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly onProcessing: (isProcessing: boolean) => void;
}

/** The form of checkout in numbered sections; the button states what is paid (visual rule 18). */
export function CheckoutForm({ data, code, onProcessing }: CheckoutFormProps) {
  const { settings } = useApp();
  const { fields, card, busy, trouble, cardTrouble, submit, shape } = useCheckout({ data, code, onProcessing });
  useCheckoutPage(data);
  const { quote } = code;
  const due = quote.booking_deposit_due;
  const hasNoCards = shape.needsCard && settings.payment.scriptUrl === '';
  let number = 0;
  const next = (): number => (number += 1);
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <NumberedSection number={next()} title={t('details.title')}>
        <DetailsSection data={data} fields={fields} />
      </NumberedSection>
      {shape.hasPickup && (
        <NumberedSection number={next()} title={t('pickup.title')}>
          <TextField
            label={t('pickup.label')}
            autoComplete="street-address"
            maxLength={300}
            hint={t('pickup.hint')}
            required
            {...fields.fieldOf('pickupAddress')}
          />
        </NumberedSection>
      )}
      <NumberedSection number={next()} title={t('message.title')}>
        <TextArea
          label={t('message.label', { host: data.course.host.name })}
          hint={t('message.hint')}
          note={t('optional')}
          rows={3}
          maxLength={2000}
          {...fields.fieldOf('message')}
        />
      </NumberedSection>
      <NumberedSection number={next()} title={t('payment.title')}>
        {shape.needsCard ? (
          <PaymentSection fields={fields} card={card} trouble={cardTrouble} />
        ) : (
          <p>{t('payment.zero')}</p>
        )}
      </NumberedSection>
      <NumberedSection number={next()} title={t('review.title')}>
        <ReviewLines data={data} quote={quote} />
        <Trouble text={trouble} />
        <Button
          type="submit"
          size="large"
          full
          loading={busy}
          loadingLabel={t('button.working')}
          disabled={code.busy || hasNoCards}
        >
          {due === 0 ? t('button.confirm') : t('button.pay', { amount: usdText(due) })}
        </Button>
      </NumberedSection>
    </form>
  );
}
