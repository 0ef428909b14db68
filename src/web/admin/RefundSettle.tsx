import { useState } from 'react';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { otherWays, type OtherWay, referenceLength } from '#src/domain/payment/otherwise.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { LedgerLines } from './LedgerLines.tsx';
import { amountText } from './refund-words.ts';
import { failureTrouble, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { AdminRefund } from './refund-load.ts';
import { t } from './refund-texts.ts';

interface SettleFormProps {
  readonly refund: AdminRefund;
  readonly lines: NonNullable<AdminRefund['lines']>;
  readonly onDone: (said: string) => void;
  readonly onChanged: () => void;
}

interface Settlement {
  readonly reference: string;
  readonly paid_on: string;
  readonly reason: string;
}

function readSettlement(element: HTMLFormElement): Settlement {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { reference: text('reference'), paid_on: text('paid_on'), reason: text('reason') };
}

function settlementTrouble({ reference, paid_on: paidOn, reason }: Settlement): Record<string, string> {
  return {
    ...(reference.length < referenceLength.least && { reference: t('settle.referenceMissing') }),
    ...(paidOn === '' && { paid_on: t('settle.paidOnMissing') }),
    ...(reason.length < reasonLength.least && { reason: t('settle.reasonMissing') }),
  };
}

/** Says how the guest was paid, with what the books get. */
export function SettleForm({ refund, lines, onDone, onChanged }: SettleFormProps) {
  const { api } = useApp();
  const [way, setWay] = useState<OtherWay>('bank');
  const form = useForm({
    read: readSettlement,
    check: settlementTrouble,
    send: async (values) => {
      const answer = await withFreshFactor(() => api('admin/refund-settle', { refund_id: refund.id, way, ...values }));
      if (answer.ok) {
        onDone(answer.data.message);
        return null;
      }
      if (isRefusedAs(answer, 'refund-changed')) onChanged();
      return failureTrouble(answer);
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t('settle.title')}
      className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 tablet:p-5"
      onSubmit={form.submit}
    >
      <h3 className="text-h4 font-bold">{t('settle.title')}</h3>
      <p>{t('settle.text', { amount: amountText(refund) })}</p>
      <FormMessage text={form.message} />
      <fieldset className="grid gap-3 tablet:grid-cols-2">
        <legend className="mb-2 font-medium">{t('way.legend')}</legend>
        {otherWays.map((one) => (
          <RadioCard
            key={one}
            name="way"
            value={one}
            title={t(`way.${one}`)}
            detail={t(`way.${one}Detail`)}
            checked={way === one}
            onChange={() => setWay(one)}
          />
        ))}
      </fieldset>
      <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          label={t('settle.reference')}
          hint={t('settle.referenceHint')}
          name="reference"
          maxLength={referenceLength.most}
          autoComplete="off"
          error={form.errorOf('reference')}
        />
        <TextField label={t('settle.paidOn')} name="paid_on" type="date" error={form.errorOf('paid_on')} />
      </div>
      <TextArea
        label={t('settle.reason')}
        hint={t('settle.reasonHint')}
        name="reason"
        rows={2}
        maxLength={reasonLength.most}
        error={form.errorOf('reason')}
      />
      <div>
        <p className="mb-1 text-small text-ink-2">{t('settle.lines')}</p>
        <LedgerLines lines={lines[way]} />
      </div>
      <div>
        <Button type="submit" kind="danger" loading={form.busy} loadingLabel={t('busy')}>
          {t('settle.confirm')}
        </Button>
      </div>
    </form>
  );
}
