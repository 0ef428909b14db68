import { holdDays } from '#src/domain/money/rate-age.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from '#src/web/admin/fresh/fresh-factor.ts';
import { failureTrouble, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { priceUnitText } from '#src/texts/money-text.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { NumberField } from '#src/web/typed/NumberField.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Rate } from './load.ts';
import { t } from './texts.ts';

interface RateFormProps {
  readonly rate: Rate;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

function readForm(element: HTMLFormElement) {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    rate: Number(text('rate') || Number.NaN),
    hold_days: holdDays.find((days) => String(days) === text('hold_days')) ?? 0,
    is_sure: data.get('is_sure') !== null,
    reason: text('reason'),
  };
}

/** Sets a rate by hand with the reason; one that is far from the one before is asked about once more. */
export function RateForm({ rate: { code, rate, version }, onDone, onEnd }: RateFormProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const form = useForm({
    read: readForm,
    check: (values): Record<string, string> => ({
      ...(!(values.rate > 0) && { rate: t('field.rateHint') }),
      ...(values.reason.length < reasonLength.least && { reason: t('field.reasonMissing') }),
    }),
    send: async (values) => {
      const answer = await withFreshFactor(() => api('admin/rate-set', { code, version, ...values }));
      if (!answer.ok) {
        if (isRefusedAs(answer, 'rate-changed')) navigate(path, { replace: true });
        return failureTrouble(answer);
      }
      onDone(answer.data.message);
      return null;
    },
  });
  const far = form.errorOf('is_sure');
  return (
    <form
      noValidate
      method="post"
      aria-label={t('set')}
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 tablet:p-5"
      onSubmit={form.submit}
    >
      <p>{t('set.text')}</p>
      <FormMessage text={form.message} />
      <NumberField
        label={t('field.rate', { code, unit: priceUnitText() })}
        hint={t('field.rateHint')}
        name="rate"
        min={0}
        max={1e9}
        decimals={10}
        value={rate}
        error={form.errorOf('rate')}
      />
      <Select
        label={t('field.hold')}
        hint={t('field.holdHint')}
        name="hold_days"
        defaultValue="1"
        options={holdDays.map((days) => ({
          value: String(days),
          label: days === 0 ? t('hold.none') : t('hold.days', { days }),
        }))}
      />
      {far !== undefined && <Checkbox name="is_sure" label={t('field.sure')} error={far} />}
      <TextArea
        label={t('field.reason')}
        hint={t('field.reasonHint')}
        name="reason"
        rows={2}
        maxLength={reasonLength.most}
        error={form.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('save')}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
