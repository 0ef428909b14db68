// /admin/rates/{code}: one exchange rate, and what it has been (docs/back-office.md#exchange-rates).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { holdDays } from '#src/domain/pricing/rate-age.ts';
import { priceUnitText } from '#src/texts/money-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { Acts, textIn } from './kit/act-form.tsx';
import { type BodyProps, adminPage } from './kit/admin-page.tsx';
import { auditLink, Columns, Facts } from './kit/sections.tsx';
import { RateHistory } from './RateHistory.tsx';
import { ageText, currencyName, rateWords, sourceText, stateText } from './rate-words.ts';
import { t } from './rates-texts.ts';

type Rate = CallOutput<'admin/rate'>;

/** One exchange rate: what it is, the way to set it by hand, and what it has been. */
export const { load, Page } = adminPage({
  call: 'admin/rate',
  input: ({ code = '' }) => (/^[A-Z]{3}$/.test(code) ? { code } : null),
  missing: ['rate-not-found'],
  title: (rate) => (rate === null ? t('one.title') : currencyName(rate.code)),
  head: (rate) => (rate === null ? t('one.title') : `${t('one.title')} ${rate.code}`),
  keyOf: ({ code }) => code,
  Body,
});

const utc = (at: string | null): string => (at === null ? '' : t('utc', { when: instantText(at, 'UTC') }));

function Body({ data: rate, done }: BodyProps<'admin/rate'>) {
  return (
    <Columns
      first={
        <>
          <Facts
            facts={[
              [t('facts.rate'), rate.rate !== null && rateWords(rate.rate, rate.code)],
              [t('facts.state'), stateText(rate.state)],
              [t('facts.age'), ageText(rate.age_hours)],
              [t('facts.good'), utc(rate.good_at)],
              [t('facts.source'), sourceText(rate.source)],
              [t('facts.held'), utc(rate.held_until)],
              [t('facts.use'), t(rate.is_used ? 'yes' : 'no')],
            ]}
            links={[
              { href: adminRoutes['admin-rates'].path, label: t('all') },
              auditLink(`rate:${rate.code}`, t('audit')),
            ]}
          />
          {done.banner}
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <SetRate key={rate.version} rate={rate} onDone={done.onDone} />
        </>
      }
      second={<RateHistory rate={rate} />}
    />
  );
}

interface SetRateProps {
  readonly rate: Rate;
  readonly onDone: (message: string) => void;
}

/** Sets a rate by hand with the reason; one that is far from the one before is asked about once more. */
function SetRate({ rate: { code, rate, version }, onDone }: SetRateProps) {
  const { api } = useApp();
  return (
    <Acts
      acts={[
        {
          name: t('set'),
          submit: t('save'),
          text: <p>{t('set.text')}</p>,
          renderFields: (errorOf) => <RateFields code={code} rate={rate} errorOf={errorOf} />,
          check: (data): Record<string, string> =>
            Number(textIn(data, 'rate')) > 0 ? {} : { rate: t('field.rateHint') },
          make: (reason, data) =>
            api('admin/rate-set', {
              code,
              version,
              rate: Number(textIn(data, 'rate')),
              hold_days: holdDays.find((days) => String(days) === textIn(data, 'hold_days')) ?? 0,
              is_sure: data.get('is_sure') !== null,
              reason,
            }),
          stale: ['rate-changed'],
        },
      ]}
      onDone={onDone}
    />
  );
}

function RateFields({ code, rate, errorOf }: Pick<Rate, 'code' | 'rate'> & Pick<FormWork, 'errorOf'>) {
  const far = errorOf('is_sure');
  return (
    <>
      <NumberField
        label={t('field.rate', { code, unit: priceUnitText() })}
        hint={t('field.rateHint')}
        name="rate"
        min={0}
        max={1e9}
        decimals={10}
        value={rate}
        error={errorOf('rate')}
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
    </>
  );
}
