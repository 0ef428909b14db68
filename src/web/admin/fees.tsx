// /admin/fees: the default service fee and its exceptions (docs/reference/back-office.md#service-fees).
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { auditList } from '#src/contract/admin/log-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { earningsOf } from '#src/domain/earnings/earnings.ts';
import { countText, percentText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { type DataColumn, DataTable, FileLink, NoRows } from './kit/DataTable.tsx';
import { type Act, ActForm } from './kit/act-form.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { instantCell } from './kit/cells.tsx';
import { type FormField, numberIn, textIn } from './kit/fields.tsx';
import { numberField } from './kit/number-field.tsx';
import { NoScript, PermittedLink } from './kit/parts.tsx';
import { choicesByName } from './kit/values.ts';
import { t } from './fees-texts.ts';

type Fees = CallOutput<'admin/fee-list'>;

export const { load, Page } = adminPage({ call: 'admin/fee-list', title: () => t('title'), Body });

type Open = { readonly act: 'add'; readonly fee: null } | { readonly act: 'change' | 'remove'; readonly fee: Fee };

function Body({ data: fees, done }: BodyProps<'admin/fee-list'>) {
  const { api, settings } = useApp();
  const [open, setOpen] = useState<Open | null>(null);
  const columns = feeColumns(settings.rates.example.price_cents, (fee, act) => setOpen({ act, fee }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="max-w-3xl">
        <p>
          <span className="numbers font-medium">{t('usual', { fee: percentText(fees.usual) })}</span>{' '}
          <PermittedLink
            permission="settings"
            href={adminRoutes['admin-settings'].path}
            className="link inline-flex min-h-6 items-center"
          >
            {t('usual.change')}
          </PermittedLink>
        </p>
        <p className="mt-2 text-ink-2">{t('lead')}</p>
      </div>
      <NoScript />
      {done.banner}
      {open === null ? (
        <div className="needs-script">
          <Button onClick={() => setOpen({ act: 'add', fee: null })}>{t('add')}</Button>
        </div>
      ) : (
        <ActForm
          key={`${open.act} ${open.fee?.city?.id} ${open.fee?.category?.id}`}
          act={open.act === 'add' ? addAct(fees, api) : changeAct(open, api)}
          onDone={(message) => {
            setOpen(null);
            done.onDone(message);
          }}
          onEnd={() => setOpen(null)}
        />
      )}
      {fees.data.length === 0 ? (
        <NoRows title={t('none.title')} all={null}>
          {t('none')}
        </NoRows>
      ) : (
        <DataTable label={t('list')} columns={columns} rows={fees.data} />
      )}
      <p className="flex flex-wrap items-center gap-3">
        {fees.data.length > 0 && <FileLink file={adminFileUrl('fees')} />}
        <PermittedLink
          permission="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ action: 'fee-changed' })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('audit')}
        </PermittedLink>
      </p>
    </div>
  );
}

const heading = (name: string) => <h2 className="text-h4 font-bold wrap-anywhere">{name}</h2>;

/** Per cent with two decimals, as a fraction with four. */
function rateIn(data: FormData): number {
  const percent = textIn(data, 'rate');
  return percent === '' ? Number.NaN : Math.round(Number(percent) * 1e6) / 1e8;
}

const rateFault = (data: FormData): Record<string, string> =>
  rateIn(data) >= 0 && rateIn(data) <= 0.5 ? {} : { rate: t('field.rateWrong') };

function addAct(fees: Fees, api: Api): Act {
  const placeIn = (data: FormData) => ({
    city_id: numberIn(data, 'city_id'),
    category_id: numberIn(data, 'category_id'),
  });
  return {
    name: t('add'),
    submit: t('save'),
    text: heading(t('add')),
    fields: [
      [
        placeField('city_id', t('field.city'), t('field.anyCity'), fees.cities),
        placeField('category_id', t('field.category'), t('field.anyCategory'), fees.categories),
      ],
      rateField(null),
    ],
    check(data) {
      const { city_id, category_id } = placeIn(data);
      const isTaken = fees.data.some(
        ({ city, category }) => (city?.id ?? null) === city_id && (category?.id ?? null) === category_id,
      );
      return {
        ...(isTaken && { city_id: t('field.taken') }),
        ...(city_id === null && category_id === null && { city_id: t('field.noPlace') }),
        ...rateFault(data),
      };
    },
    make: (reason, data) => api('admin/fee-set', { ...placeIn(data), rate: rateIn(data), version: 0, reason }),
    stale: ['fee-changed'],
  };
}

/** On a conflict the second editor is told and sees the current fee. */
function changeAct({ act, fee }: Extract<Open, { readonly fee: Fee }>, api: Api): Act {
  const removes = act === 'remove';
  const name = t(`${act}.of`, { place: placeText(fee) });
  return {
    name,
    submit: t(removes ? 'remove' : 'save'),
    isDanger: removes,
    text: (
      <>
        {heading(name)}
        {removes && <p>{t('remove.text')}</p>}
      </>
    ),
    ...(removes
      ? { renderFields: (errorOf) => <RemoveError text={errorOf('rate')} /> }
      : { fields: [rateField(fee.rate)] }),
    check: (data) => (removes ? {} : rateFault(data)),
    make: (reason, data) =>
      api('admin/fee-set', {
        city_id: fee.city?.id ?? null,
        category_id: fee.category?.id ?? null,
        rate: removes ? null : rateIn(data),
        version: fee.version,
        reason,
      }),
    stale: ['fee-changed'],
  };
}

function RemoveError({ text }: { readonly text: string | undefined }) {
  return (
    <p role="alert" className="text-small text-error empty:hidden">
      {text}
    </p>
  );
}

const rateField = (rate: number | null): FormField =>
  numberField({
    name: 'rate',
    label: t('field.rate'),
    hint: t('field.rateHint'),
    min: 0,
    max: 50,
    decimals: 2,
    value: rate === null ? null : Math.round(rate * 1e4) / 100,
  });

const placeField = (name: string, label: string, any: string, all: Fees['cities']): FormField => ({
  kind: 'select',
  name,
  label,
  choices: [{ value: '', label: any }, ...choicesByName(all)],
});

type Fee = CallOutput<'admin/fee-list'>['data'][number];

function placeText({ city, category }: Pick<Fee, 'city' | 'category'>): string {
  return t('place', { city: city?.name ?? t('everyCity'), category: category?.name ?? t('everyCategory') });
}

function becomes(cents: number, rate: number): string {
  const input = { price_cents: cents, pax: 1, service_fee_rate: rate, deposit_rate: 0, commission_rate: null };
  return priceText(earningsOf(input).total_cents);
}

const feeColumns = (
  example: number,
  onOpen: (fee: Fee, act: 'change' | 'remove') => void,
): readonly DataColumn<Fee>[] => [
  { id: 'place', header: t('column.place'), cell: (fee) => <PlaceCell fee={fee} onOpen={onOpen} /> },
  { id: 'rate', header: t('column.rate'), isFigure: true, cell: (fee) => percentText(fee.rate) },
  {
    id: 'becomes',
    isFigure: true,
    header: t('becomes', { price: priceText(example) }),
    cell: (fee) => becomes(example, fee.rate),
  },
  { id: 'listings', header: t('column.listings'), isFigure: true, cell: (fee) => countText(fee.listings) },
  { id: 'changed', header: t('column.changed'), cell: (fee) => instantCell(fee.changed_at) },
  { id: 'by', header: t('column.by'), cell: (fee) => fee.who },
];

interface PlaceCellProps {
  readonly fee: Fee;
  readonly onOpen: (fee: Fee, act: 'change' | 'remove') => void;
}

/** Actions are below the name: on a phone the last column would need scrolling. */
function PlaceCell({ fee, onOpen }: PlaceCellProps) {
  return (
    <>
      <span className="block min-w-32 font-medium wrap-anywhere">{placeText(fee)}</span>
      <span className="needs-script -ms-3 flex">
        {(['change', 'remove'] as const).map((act) => (
          <Button
            key={act}
            kind="quiet"
            aria-label={t(`${act}.of`, { place: placeText(fee) })}
            onClick={() => onOpen(fee, act)}
          >
            {t(act)}
          </Button>
        ))}
      </span>
    </>
  );
}
