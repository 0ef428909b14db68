import { routes } from '#src/contract/addresses/routes.ts';
import { dashboardInquiryUrl, voucherCheckUrl } from '#src/contract/addresses/urls.ts';
import { AskLogin } from '#src/web/session/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/session/use-reload-on-login.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import type { Next } from './load.ts';
import { t } from './t.ts';
import { StepList } from './StepList.tsx';
import type { NextStep } from './steps.ts';

const bookings = `${routes['dashboard-booking'].path}?as=host`;

/** The host panel as far as it goes: what guests wait for, the bookings, and the check of vouchers. */
export function HostPanelPage({ next }: { readonly next: Next | null }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="mb-5 text-h1">{t('host.title')}</h1>
      {next === null ? (
        <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
      ) : next.hosting === null ? (
        <NotHosting />
      ) : (
        <StepList title={t('steps')} steps={linesOf(next.hosting)} />
      )}
    </div>
  );
}

function linesOf({ requests, questions }: NonNullable<Next['hosting']>): readonly NextStep[] {
  return [
    {
      key: 'requests',
      title: t('host.requests'),
      text: t('host.requestsText', { count: requests }),
      href: `${bookings}&tab=waiting`,
      isOurs: requests > 0,
    },
    {
      key: 'questions',
      title: t('host.questions'),
      text: t('host.questionsText', { count: questions }),
      href: `${dashboardInquiryUrl()}?as=host`,
      isOurs: questions > 0,
    },
    { key: 'bookings', title: t('host.bookings'), text: t('host.bookingsText'), href: bookings, isOurs: false },
    { key: 'check', title: t('host.check'), text: t('host.checkText'), href: voucherCheckUrl, isOurs: false },
  ];
}

function NotHosting() {
  const way = (
    <a href={routes['be-a-host'].path} className={buttonLook('primary')}>
      {t('host.join')}
    </a>
  );
  return (
    <EmptyState title={t('host.joinTitle')} action={way}>
      {t('host.joinText')}
    </EmptyState>
  );
}
