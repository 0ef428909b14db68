// The popups that any page may open. Their content loads when they open.
import { lazy, Suspense } from 'react';
import { useApp } from '../app/app-context.tsx';
import { t } from '../locale/t.ts';
import type { FirstVisit } from '../app/page-settings.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { Popup } from '../ui/Popup.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { closePopup } from '../ui/popup.ts';
import { useFirstVisit } from './use-first-visit.ts';

const LoginForm = lazy(() =>
  import('../features/user/LoginForm.tsx').then((module) => ({ default: module.LoginForm })),
);

const RecentlyViewed = lazy(() =>
  import('./RecentlyViewed.tsx').then((module) => ({ default: module.RecentlyViewed })),
);

const VoucherCode = lazy(() => import('./VoucherCode.tsx').then((module) => ({ default: module.VoucherCode })));

/** Login, the search sheet of phones and what was viewed last (spec 2: popups). */
export function Popups() {
  const { firstVisit } = useApp().settings;
  return (
    <>
      <Popup name="login" title={t('login.title')}>
        <Suspense fallback={<Waiting />}>
          <LoginForm onDone={() => closePopup('login')} />
        </Suspense>
      </Popup>
      <Popup name="search-box" title={t('search.label')} kind="sheet">
        <div className="flex h-full flex-col">
          <SearchBox look="sheet" onDone={() => closePopup('search-box')} />
        </div>
      </Popup>
      <Popup name="recently-viewed" title={t('search.recent')} size="large">
        <Suspense fallback={<Waiting />}>
          <RecentlyViewed onFollow={() => closePopup('recently-viewed')} />
        </Suspense>
      </Popup>
      {firstVisit !== null && <FirstVisitPopup offer={firstVisit} />}
    </>
  );
}

/** The operator's offer for a first visit, shown once when somebody has looked round for a while (product 15). */
function FirstVisitPopup({ offer }: { readonly offer: FirstVisit }) {
  useFirstVisit();
  return (
    <Popup name="voucher-code" title={t('voucher.title')}>
      <Suspense fallback={<Waiting />}>
        <VoucherCode offer={offer} />
      </Suspense>
    </Popup>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4" role="status" aria-label={t('page.loading')}>
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
      <Skeleton className="h-12" />
    </div>
  );
}
