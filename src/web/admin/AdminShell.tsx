import type { ReactNode } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import { useNavigation } from '../router/navigation.tsx';
import { AskLogin } from '../session/AskLogin.tsx';
import { useReloadOnLogin } from '../session/use-reload-on-login.ts';
import { LinkTabs } from '../ui/links/LinkTabs.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { buttonLook } from '../ui/button/button-look.ts';
import type { Admitted } from './admitted.ts';
import { FactorPopup } from './fresh/FactorPopup.tsx';
import { adminSections } from './sections.ts';
import { t } from './t.ts';

interface AdminShellProps<T> {
  readonly admitted: Admitted<T>;
  readonly title: string;
  readonly children: (data: T) => ReactNode;
}

/** The frame of every page of the back office: its sections, the title, and who is let in (docs/routes.md#back-office). */
export function AdminShell<T>({ admitted, title, children }: AdminShellProps<T>) {
  useReloadOnLogin();
  const { path } = useNavigation();
  if (admitted.kind === 'stranger')
    return (
      <div className="pt-6 pb-10 desk:pt-9">
        <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
      </div>
    );
  if (admitted.kind === 'refused')
    return (
      <div className="pt-6 pb-10 desk:pt-9">
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
  const isHere = (href: string) => path === href || (href !== '/admin' && path.startsWith(`${href}/`));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] pt-4 pb-10 tablet:pt-5 desk:pt-9">
      <div className="mb-6 print:hidden">
        <LinkTabs
          label={t('nav.label')}
          tabs={adminSections().map((section) => ({ ...section, isHere: isHere(section.href) }))}
        />
      </div>
      <h1 className="mb-5 text-h1">{title}</h1>
      {children(admitted.data)}
      <FactorPopup />
    </div>
  );
}
