export { load } from './rate-load.ts';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { WorkLink } from './WorkLink.tsx';
import { AdminShell } from './AdminShell.tsx';
import { ageText, currencyName, rateWords, sourceText, stateText } from './rate-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Rate, RateData } from './rate-load.ts';
import { RateHistory } from './RateHistory.tsx';
import { t } from './rate-texts.ts';
import { holdDays } from '#src/domain/pricing/rate-age.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { priceUnitText } from '#src/texts/money-text.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';

/** One exchange rate: what it is, the way to set it by hand, and what it has been. */
export function RatePage({ data: { admitted } }: { readonly data: RateData }) {
  const title = admitted.kind === 'in' ? currencyName(admitted.data.code) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(rate) => <Inside key={rate.code} rate={rate} />}
    </AdminShell>
  );
}

function Inside({ rate }: { readonly rate: Rate }) {
  const { path, navigate } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Facts rate={rate} />
        {said !== null && <Banner tone="success">{said}</Banner>}
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        {isOpen ? (
          <RateForm
            key={rate.version}
            rate={rate}
            onDone={(message) => {
              setSaid(message);
              setOpen(false);
              navigate(path, { replace: true });
            }}
            onEnd={() => setOpen(false)}
          />
        ) : (
          <div className="needs-script">
            <Button kind="secondary" onClick={() => setOpen(true)}>
              {t('set')}
            </Button>
          </div>
        )}
      </div>
      <RateHistory rate={rate} />
    </div>
  );
}

function Facts({ rate }: { readonly rate: Rate }) {
  const utc = (at: string | null) => (at === null ? '' : t('utc', { when: instantText(at, 'UTC') }));
  const rows = [
    [t('facts.rate'), rate.rate === null ? '' : rateWords(rate.rate, rate.code)],
    [t('facts.state'), stateText(rate.state)],
    [t('facts.age'), ageText(rate.age_hours)],
    [t('facts.good'), utc(rate.good_at)],
    [t('facts.source'), sourceText(rate.source)],
    [t('facts.held'), utc(rate.held_until)],
    [t('facts.use'), t(rate.is_used ? 'yes' : 'no')],
  ].filter(([, value]) => value !== '');
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={adminRoutes['admin-rates'].path} className={link}>
          {t('all')}
        </a>
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ about: `rate:${rate.code}` })}
          className={link}
        >
          {t('audit')}
        </WorkLink>
      </p>
    </div>
  );
}

export { RatePage as Page };

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
function RateForm({ rate: { code, rate, version }, onDone, onEnd }: RateFormProps) {
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
