import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { type ReactNode, lazy, Suspense } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { Admitted } from './admitted.ts';
import { AdminNav } from './AdminNav.tsx';
import { t } from './t.ts';
import { usePopup } from '#src/web/ui/popup/popup.ts';
import { useIsAsked } from './fresh-factor.ts';

const FactorPopup = lazy(() => import('./FactorPopup.tsx').then((file) => ({ default: file.FactorPopup })));

/** The question for the second factor, loaded when an act needs it. */
export function AskFactor() {
  const isAsked = useIsAsked();
  const { name } = usePopup();
  // A demo opens it by its address.
  return (
    (isAsked || name === 'show-factor') && (
      <Suspense>
        <FactorPopup />
      </Suspense>
    )
  );
}

function OtherArea() {
  return (
    <EmptyState
      title={t('area.title')}
      action={
        <a href={adminRoutes.admin.path} className={buttonLook('primary')}>
          {t('area.tasks')}
        </a>
      }
    >
      {t('area.text')}
    </EmptyState>
  );
}

interface AdminShellProps<T> {
  readonly admitted: Admitted<T>;
  readonly title: string;
  /** The title is stored data, such as the subject of an email, and in no catalogue. */
  readonly isData?: boolean | undefined;
  readonly children: (data: T) => ReactNode;
}

/** The frame of every page of the back office: its sections, the title, and who is let in (docs/routes.md#back-office). */
export function AdminShell<T>({ admitted, title, isData, children }: AdminShellProps<T>) {
  useReloadOnLogin();
  if (admitted.kind === 'signed-out')
    return (
      <div className="shell pt-6 pb-10 desk:pt-9">
        <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
      </div>
    );
  if (admitted.kind === 'refused')
    return (
      <div className="shell pt-6 pb-10 desk:pt-9">
        <EmptyState
          heading="h1"
          title={t('refused.title')}
          action={
            <a href={routes['dashboard-account'].path} className={buttonLook('primary')}>
              {t('refused.account')}
            </a>
          }
        >
          {t('refused.text')}
        </EmptyState>
      </div>
    );
  return (
    <div className="shell-wide grid grid-cols-[minmax(0,1fr)] gap-x-8 pt-4 pb-16 tablet:pt-5 desk:grid-cols-[11.5rem_minmax(0,1fr)] desk:pt-0 print:block">
      <AdminNav />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start desk:py-9">
        <h1 data-content={isData} className="mb-5 text-h1">
          {title}
        </h1>
        {admitted.kind === 'in' ? children(admitted.data) : <OtherArea />}
        <AskFactor />
      </div>
    </div>
  );
}
