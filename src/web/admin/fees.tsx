export { load } from './fees-load.ts';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { percentText } from '#src/texts/intl.ts';
import { WorkLink } from './WorkLink.tsx';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { AdminShell } from './AdminShell.tsx';
import type { Admitted } from './admitted.ts';
import { DataTable } from './kit/DataTable.tsx';
import { FileLink, NoRows } from './kit/TableEnd.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { feeColumns, placeText } from './FeesColumns.tsx';
import type { Fees, Fee } from './fees-load.ts';
import { t } from './fees-texts.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';

/** What is done: a new fee, or another one or none for a place that has one. */
type FeeAct = { readonly act: 'add'; readonly fee: null } | { readonly act: 'change' | 'remove'; readonly fee: Fee };

interface FeeFormProps {
  readonly fees: Fees;
  readonly open: FeeAct;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

type Values = ReturnType<typeof readForm>;

const idOf = (text: string) => (text === '' ? null : Number(text));

function readForm(element: HTMLFormElement, { fee, act }: FeeAct) {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const percent = text('rate');
  // Per cent with two decimals are a fraction with four.
  const rate = percent === '' ? Number.NaN : Math.round(Number(percent) * 1e6) / 1e8;
  return {
    city_id: fee === null ? idOf(text('city_id')) : (fee.city?.id ?? null),
    category_id: fee === null ? idOf(text('category_id')) : (fee.category?.id ?? null),
    rate: act === 'remove' ? null : rate,
    version: fee?.version ?? 0,
    reason: text('reason'),
  };
}

function troubleOf({ city_id, category_id, rate, reason, version }: Values, { data }: Fees): Record<string, string> {
  const isTaken =
    version === 0 &&
    data.some((one) => (one.city?.id ?? null) === city_id && (one.category?.id ?? null) === category_id);
  return {
    ...(city_id === null && category_id === null && { city_id: t('field.noPlace') }),
    ...(isTaken && { city_id: t('field.taken') }),
    ...(rate !== null && !(rate >= 0 && rate <= 0.5) && { rate: t('field.rateWrong') }),
    ...(reason.length < reasonLength.least && { reason: t('field.reasonMissing') }),
  };
}

/** Sets a fee with the reason; of two who change one at once the second is told, and sees what it is now. */
function FeeForm({ fees, open, onDone, onEnd }: FeeFormProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { act, fee } = open;
  const form = useForm({
    read: (element) => readForm(element, open),
    check: (values) => troubleOf(values, fees),
    send: async (values) => {
      const answer = await withFreshFactor(() => api('admin/fee-set', values));
      if (!answer.ok) {
        if (isRefusedAs(answer, 'fee-changed')) navigate(path, { replace: true });
        return failureTrouble(answer);
      }
      onDone(answer.data.message);
      return null;
    },
  });
  const name = fee === null ? t('add') : t(`${act === 'remove' ? 'remove' : 'change'}.of`, { place: placeText(fee) });
  return (
    <form
      noValidate
      method="post"
      aria-label={name}
      className="needs-script grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 tablet:p-5"
      onSubmit={form.submit}
    >
      <h2 className="text-h4 font-bold wrap-anywhere">{name}</h2>
      {act === 'remove' && <p>{t('remove.text')}</p>}
      <FormMessage text={form.message} />
      {act === 'add' && <PlaceFields fees={fees} errorOf={form.errorOf} />}
      {act !== 'remove' && (
        <NumberField
          label={t('field.rate')}
          hint={t('field.rateHint')}
          name="rate"
          min={0}
          max={50}
          decimals={2}
          value={fee === null ? null : Math.round(fee.rate * 1e4) / 100}
          error={form.errorOf('rate')}
        />
      )}
      {act === 'remove' && form.errorOf('rate') !== undefined && (
        <p role="alert" className="text-small text-error">
          {form.errorOf('rate')}
        </p>
      )}
      <TextArea
        label={t('field.reason')}
        hint={t('field.reasonHint')}
        name="reason"
        rows={2}
        maxLength={reasonLength.most}
        error={form.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind={act === 'remove' ? 'danger' : 'primary'}
          loading={form.busy}
          loadingLabel={t('busy')}
        >
          {t(act === 'remove' ? 'remove' : 'save')}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface PlaceFieldsProps {
  readonly fees: Fees;
  readonly errorOf: (name: string) => string | undefined;
}

function PlaceFields({ fees: { cities, categories }, errorOf }: PlaceFieldsProps) {
  const options = (any: string, all: readonly { readonly id: number; readonly name: string }[]) => [
    { value: '', label: any },
    ...all.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <Select
        label={t('field.city')}
        name="city_id"
        options={options(t('field.anyCity'), cities)}
        error={errorOf('city_id')}
      />
      <Select
        label={t('field.category')}
        name="category_id"
        options={options(t('field.anyCategory'), categories)}
        error={errorOf('category_id')}
      />
    </div>
  );
}

const link = 'link inline-flex min-h-11 items-center';

/** The usual service fee, every place that differs from it, and the ways to set, change and take away one. */
export function FeesPage({ data: admitted }: { readonly data: Admitted<Fees> }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(fees) => <Inside fees={fees} />}
    </AdminShell>
  );
}

function Inside({ fees }: { readonly fees: Fees }) {
  const { rates } = useApp().settings;
  const { path, navigate } = useNavigation();
  const [open, setOpen] = useState<FeeAct | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const columns = feeColumns(rates.example.price_cents, (fee, act) => setOpen({ act, fee }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="max-w-3xl">
        <p>
          <span className="numbers font-medium">{t('usual', { fee: percentText(fees.usual) })}</span>{' '}
          <WorkLink
            work="settings"
            href={adminRoutes['admin-settings'].path}
            className="link inline-flex min-h-6 items-center"
          >
            {t('usual.change')}
          </WorkLink>
        </p>
        <p className="mt-2 text-ink-2">{t('lead')}</p>
      </div>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {said !== null && <Banner tone="success">{said}</Banner>}
      {open === null ? (
        <div className="needs-script">
          <Button onClick={() => setOpen({ act: 'add', fee: null })}>{t('add')}</Button>
        </div>
      ) : (
        <FeeForm
          key={`${open.act} ${open.fee?.city?.id} ${open.fee?.category?.id}`}
          fees={fees}
          open={open}
          onDone={(message) => {
            setSaid(message);
            setOpen(null);
            navigate(path, { replace: true });
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
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ action: 'fee-changed' })}
          className={link}
        >
          {t('audit')}
        </WorkLink>
      </p>
    </div>
  );
}

export { FeesPage as Page };
