import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { percentText } from '#src/texts/intl.ts';
import { WorkLink } from '#src/web/admin/WorkLink.tsx';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import type { Admitted } from '#src/web/admin/admitted.ts';
import { DataTable } from '#src/web/admin/kit/DataTable.tsx';
import { FileLink, NoRows } from '#src/web/admin/kit/TableEnd.tsx';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { feeColumns } from './columns.tsx';
import { FeeForm, type FeeAct } from './FeeForm.tsx';
import type { Fees } from './load.ts';
import { t } from './texts.ts';

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
