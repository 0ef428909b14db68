// /admin/rates/{code}: one exchange rate and its history (docs/reference/back-office.md#exchange-rates).
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { holdDays } from '#src/domain/pricing/rate-age.ts';
import { nameOf } from '#src/texts/intl.ts';
import { priceUnitText } from '#src/texts/money-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { FileLink } from './kit/DataTable.tsx';
import { Section } from './kit/Section.tsx';
import { Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { auditLink, Columns, Facts } from './kit/facts.tsx';
import { textIn } from './kit/fields.tsx';
import { numberField } from './kit/number-field.tsx';
import { NoScript } from './kit/parts.tsx';
import { choicesOf, utc } from './kit/values.ts';
import { ageText, equationText, plainRate, sourceText } from './rate-text.ts';
import { t } from './rates-texts.ts';

type Rate = CallOutput<'admin/rate'>;

export const { load, Page } = adminPage({
  call: 'admin/rate',
  input: ({ code = '' }) => (/^[A-Z]{3}$/.test(code) ? { code } : null),
  missing: ['rate-not-found'],
  title: (rate) => (rate === null ? t('one.title') : nameOf('currency', rate.code)),
  head: (rate) => (rate === null ? t('one.title') : `${t('one.title')} ${rate.code}`),
  keyOf: ({ code }) => code,
  Body,
});

function Body({ data: rate, done }: BodyProps<'admin/rate'>) {
  return (
    <Columns
      first={
        <>
          <Facts
            facts={[
              [t('facts.rate'), rate.rate !== null && equationText(rate.rate, rate.code)],
              [t('facts.state'), t(`state.${rate.state}`)],
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
          <NoScript />
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

/** Sets a rate with a reason; a large change is confirmed. */
function SetRate({ rate: { code, rate, version }, onDone }: SetRateProps) {
  const { api } = useApp();
  return (
    <Acts
      acts={[
        {
          name: t('set'),
          submit: t('save'),
          text: <p>{t('set.text')}</p>,
          fields: [
            numberField({
              name: 'rate',
              label: t('field.rate', { code, unit: priceUnitText() }),
              hint: t('field.rateHint'),
              min: 0,
              max: 1e9,
              decimals: 10,
              value: rate,
            }),
            {
              kind: 'select',
              name: 'hold_days',
              label: t('field.hold'),
              hint: t('field.holdHint'),
              value: '1',
              choices: choicesOf(holdDays.map(String), (days) =>
                days === '0' ? t('hold.none') : t('hold.days', { days: Number(days) }),
              ),
            },
          ],
          renderFields: (errorOf) =>
            errorOf('is_sure') !== undefined && (
              <Checkbox name="is_sure" label={t('field.sure')} error={errorOf('is_sure')} />
            ),
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

const day = (at: string): string => dateText(at.slice(0, 10));

function RateHistory({ rate: { code, history } }: { readonly rate: Rate }) {
  return (
    <Section id="history" title={t('history.title')}>
      {history.length === 0 ? (
        <p className="text-ink-2">{t('history.none')}</p>
      ) : (
        <>
          {history.length > 1 && <Line code={code} history={history} />}
          <Figures code={code} history={history} />
          <p>
            <FileLink file={adminFileUrl('rate-changes') + buildQuery({ code })} />
          </p>
        </>
      )}
    </Section>
  );
}

type HistoryProps = Pick<Rate, 'code' | 'history'>;

const [width, height] = [300, 100];

/** A step chart, because a rate is valid until the next. */
function Line({ code, history }: HistoryProps) {
  const steps = history.toReversed();
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const values = steps.map(({ rate }) => rate);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
  const x = (at: string) => (to === from ? width : ((Date.parse(at) - from) / (to - from)) * width);
  const y = (rate: number) => (high === low ? height / 2 : height - 4 - ((rate - low) / (high - low)) * (height - 8));
  const path = steps.map(({ at, rate }, n) => (n === 0 ? `M0 ${y(rate)}` : `H${x(at)} V${y(rate)}`)).join(' ');
  const about = t('chart.about', {
    title: code,
    first: day(first.at),
    last: day(last.at),
    low: plainRate(low, code),
    high: plainRate(high, code),
  });
  return (
    <div className="numbers rounded-panel border border-line bg-surface p-(--pad) text-small text-ink-2">
      <p aria-hidden className="border-b border-dashed border-line pb-0.5 text-end">
        {plainRate(high, code)}
      </p>
      <svg
        role="img"
        aria-label={about}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-32 w-full text-brand"
      >
        <path
          d={`${path} H${width}`}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden className="border-t border-dashed border-line pt-0.5 text-end">
        {plainRate(low, code)}
      </p>
      <p aria-hidden className="mt-1 flex justify-between gap-4">
        <span>{day(first.at)}</span>
        <span>{day(last.at)}</span>
      </p>
    </div>
  );
}

function Figures({ code, history }: HistoryProps) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('history.open')}</summary>
      <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={t('history.title')}>
        <table className="numbers w-full text-small">
          <thead>
            <tr className="border-b border-line-strong text-ink-2">
              <th scope="col" className="py-1.5 pe-3 text-start font-medium">
                {t('history.at')}
              </th>
              <th scope="col" className="py-1.5 pe-3 text-end font-medium">
                {t('history.rate')}
              </th>
              <th scope="col" className="py-1.5 text-start font-medium">
                {t('history.source')}
              </th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ at, rate, source }, n) => (
              // Entries of one instant need the index.
              <tr key={`${at} ${n}`} className="border-b border-line align-top last:border-0">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                  {instantText(at, 'UTC')}
                </th>
                <td className="py-1.5 pe-3 text-end whitespace-nowrap">{plainRate(rate, code)}</td>
                <td className="py-1.5 wrap-anywhere">{sourceText(source)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
