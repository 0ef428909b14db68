import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { DisputeCard } from './DisputeCard.tsx';
import type { CashData } from './load.ts';
import { t } from './texts.ts';

/** Disputes about cash, the oldest first. */
export function CashPage({ data: { admitted, offset } }: { readonly data: CashData }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {({ data, total }) => {
        const next = offset + data.length;
        return (
          <>
            {data.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
            <ul className="grid gap-4">
              {data.map((dispute) => (
                <li key={dispute.booking_id}>
                  <DisputeCard dispute={dispute} />
                </li>
              ))}
            </ul>
            {data.length > 0 && next < total && (
              <a
                href={`${adminRoutes['admin-cash'].path}${buildQuery({ offset: String(next) })}`}
                className={`${buttonLook('secondary')} mt-5`}
              >
                {t('more')}
              </a>
            )}
          </>
        );
      }}
    </AdminShell>
  );
}
