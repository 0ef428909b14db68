import { routes } from '#src/contract/addresses/routes.ts';
import { messagesUrl, adminUrl } from '#src/contract/addresses/urls.ts';
import { AskLogin } from '#src/web/session/AskLogin.tsx';
import { unreadOf } from '#src/web/layout/UnreadBadge.tsx';
import { useSession } from '#src/web/session/session.ts';
import { useReloadOnLogin } from '#src/web/session/use-reload-on-login.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import type { DashboardData, Next } from './load.ts';
import { OwnCodes } from './OwnCodes.tsx';
import { ReviewsDue } from './ReviewsDue.tsx';
import { t } from './texts.ts';
import { StepList } from './StepList.tsx';
import { stepsOf } from './steps.ts';
import { NextTrip } from './NextTrip.tsx';

/** The dashboard: what is next (docs/routes.md#dashboard). */
export function DashboardPage({ data: { next } }: { readonly data: DashboardData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="mb-5 text-h1">{t('title')}</h1>
      {next === null ? <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin> : <WhatIsNext next={next} />}
    </div>
  );
}

function WhatIsNext({ next }: { readonly next: Next }) {
  const session = useSession();
  const steps = stepsOf(next, unreadOf(session));
  const { roles } = session;
  const isEmpty = next.trip === null && steps.length === 0 && next.reviews.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {isEmpty && <NothingPlanned />}
      {next.trip !== null && <NextTrip trip={next.trip} meeting={next.meeting_text} trips={next.trips} />}
      {steps.length > 0 && <StepList title={t('steps')} steps={steps} />}
      <ReviewsDue reviews={next.reviews} />
      {next.codes.length > 0 && <OwnCodes codes={next.codes} />}
      <MoreLinks isOperator={next.office !== null} roles={roles} />
    </div>
  );
}

/** Pages that nothing else on the dashboard leads to. */
function MoreLinks({ isOperator, roles }: { readonly isOperator: boolean; readonly roles: readonly string[] }) {
  const isDistributor = roles.includes('distributor');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {isOperator && (
        <li>
          <a href={adminUrl} className="link inline-flex min-h-11 items-center">
            {t('more.admin')}
          </a>
        </li>
      )}
      {(isDistributor || roles.includes('ambassador')) && (
        <li>
          <a href={routes['dashboard-partner'].path} className="link inline-flex min-h-11 items-center">
            {t('more.partner')}
          </a>
        </li>
      )}
      {isDistributor && (
        <li>
          <a href={routes['dashboard-keys'].path} className="link inline-flex min-h-11 items-center">
            {t('more.keys')}
          </a>
        </li>
      )}
      <li>
        <a href={messagesUrl()} className="link inline-flex min-h-11 items-center">
          {t('more.messages')}
        </a>
      </li>
      <li>
        <a href={routes.invite.path} className="link inline-flex min-h-11 items-center">
          {t('more.invite')}
        </a>
      </li>
    </ul>
  );
}

function NothingPlanned() {
  const ways = (
    <span className="flex flex-wrap justify-center gap-3">
      <a href="/" className={buttonLook('primary')}>
        {t('empty.browse')}
      </a>
      <a href={routes['dashboard-wishlist'].path} className={buttonLook('secondary')}>
        {t('empty.wishlist')}
      </a>
    </span>
  );
  return (
    <EmptyState title={t('empty.title')} action={ways}>
      {t('empty.text')}
    </EmptyState>
  );
}
