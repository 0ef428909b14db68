import { priceBounds, fitsCurrency } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { useForm, type FormWork } from '#src/web/ui/form/use-form.ts';
import type { Inquiry, OpenInquiry } from './inquiry.ts';
import { t } from './texts.ts';
import type { CallInput } from '#src/contract/types.ts';

// A host's reply to a question (docs/domain/messages.md#states).

const decisions = ['answer', 'offer', 'decline'] as const satisfies readonly CallInput<'inquiry/answer'>['decision'][];

type Decision = (typeof decisions)[number];

export interface TypedAnswer {
  readonly decision: Decision;
  readonly message: string;
  readonly time: string;
  readonly price: string;
}

function readAnswer(form: HTMLFormElement): TypedAnswer {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return {
    decision: decisions.find((one) => one === data.get('decision')) ?? 'answer',
    message: text('message'),
    time: text('time'),
    price: text('price_per_guest'),
  };
}

/** An amount above 0 with the currency's decimals, or null. */
export function priceOf(text: string): number | null {
  const price = /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return price > 0 && fitsCurrency(price) ? price : null;
}

/** `hasTime`: the guest named a time, so the offer needs none. */
export function checkAnswer({ decision, message, time, price }: TypedAnswer, hasTime: boolean): Record<string, string> {
  return {
    ...(decision === 'answer' && message === '' && { message: t('reply.messageMissing') }),
    ...(decision === 'offer' && !hasTime && time === '' && { time: t('reply.timeMissing') }),
    ...(decision === 'offer' && priceOf(price) === null && { price_per_guest: t('reply.priceMissing') }),
  };
}

export function answerInput(
  typed: TypedAnswer,
  hasTime: boolean,
): Omit<CallInput<'inquiry/answer'>, 'inquiry_id' | 'token'> {
  const { decision, message, time, price } = typed;
  const each = priceOf(price);
  return {
    decision,
    ...(message !== '' && { message }),
    ...(decision === 'offer' && !hasTime && { time }),
    ...(decision === 'offer' && each !== null && { price_per_guest: each }),
  };
}

interface HostAnswerProps {
  readonly open: OpenInquiry;
  readonly onAnswered: (inquiry: Inquiry) => void;
}

/** Reply, offer with a price, or decline (docs/domain/messages.md#offers). */
export function HostAnswer({ open: { inquiry, credentials }, onAnswered }: HostAnswerProps) {
  const { api } = useApp();
  const [decision, setDecision] = useState<Decision>('answer');
  const hasTime = inquiry.time !== null;
  const form = useForm({
    read: readAnswer,
    check: (values) => checkAnswer(values, hasTime),
    send: async (values) => {
      const answer = await api('inquiry/answer', { ...credentials, ...answerInput(values, hasTime) });
      if (!answer.ok) return failureFormError(answer);
      onAnswered(answer.data.inquiry);
      document.getElementById('main')?.scrollIntoView();
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      aria-labelledby="your-answer"
      onSubmit={form.submit}
    >
      <h2 id="your-answer" className="text-h3">
        {t('reply.title')}
      </h2>
      <FormMessage text={form.message} />
      <fieldset className="grid min-w-0 gap-2.5">
        <legend className="visually-hidden">{t('reply.kind')}</legend>
        {decisions.map((one) => (
          <RadioCard
            key={one}
            name="decision"
            value={one}
            title={t(`reply.${one}`)}
            detail={t(`reply.${one}Text`)}
            checked={decision === one}
            onChange={() => setDecision(one)}
          />
        ))}
      </fieldset>
      {decision === 'offer' && <OfferFields hasTime={hasTime} form={form} />}
      <TextArea
        label={t('reply.message')}
        name="message"
        maxLength={1000}
        hint={t('reply.messageHint')}
        {...(decision !== 'answer' && { note: t('optional') })}
        error={form.errorOf('message')}
      />
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <Button type="submit" size="large" className="needs-script" loading={form.busy} loadingLabel={t('busy')}>
        {t(`reply.${decision}Send`)}
      </Button>
    </form>
  );
}

function OfferFields({ hasTime, form }: { readonly hasTime: boolean; readonly form: FormWork }) {
  return (
    <div className="grid items-start gap-4 phone:grid-cols-2">
      {!hasTime && <TextField label={t('reply.time')} name="time" type="time" required error={form.errorOf('time')} />}
      <NumberField
        label={t('reply.price', { currency: priceCurrency().symbol })}
        name="price_per_guest"
        min={0}
        max={priceBounds().max}
        decimals={priceCurrency().digits}
        hint={t('reply.priceHint')}
        value={null}
        error={form.errorOf('price_per_guest')}
      />
    </div>
  );
}
