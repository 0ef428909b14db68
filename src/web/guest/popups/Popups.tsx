// Popups of every page. Their content loads when they open.
import { offerCookie } from '#src/contract/checkout/own-code.ts';
import { limits } from '#src/domain/limits.ts';
import { useEffect, lazy, Suspense, useState } from 'react';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { openPopup, popupState, closePopup } from '#src/web/ui/popup/popup.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from '#src/web/guest/texts.ts';
import type { FirstVisit, PageSettings } from '#src/web/platform/app/page-settings.ts';
import { useSession } from '#src/web/platform/session/session.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { readTrip, type Trip } from '#src/contract/listing/trip.ts';
import { todayAround } from '#src/web/guest/search/trip/days.ts';
import { SearchBox } from '#src/web/guest/search/box/SearchBox.tsx';

const SearchDialogFields = lazy(() =>
  import('#src/web/guest/search/box/SearchDialogFields.tsx').then((file) => ({ default: file.SearchDialogFields })),
);

function SearchDialog({ onDone }: { readonly onDone: () => void }) {
  const { search } = useNavigation();
  const [own, setOwn] = useState<Trip | null>(null);
  const trip = own ?? readTrip(search);
  return (
    <div className="flex h-full flex-col">
      <SearchBox
        look="sheet"
        trip={trip}
        renderFields={(understood) => (
          <Suspense fallback={<Skeleton className="mt-3 h-11 shrink-0" />}>
            <SearchDialogFields trip={trip} today={todayAround()} understood={understood} onTrip={setOwn} />
          </Suspense>
        )}
        onDone={() => {
          setOwn(null);
          onDone();
        }}
      />
    </div>
  );
}

const DAY_SECONDS = 86_400;

/** Remembers for 365 days that the offer was shown. */
export function voucherCookie(isSecure: boolean): string {
  const parts = [`${offerCookie}=1`, `Max-Age=${limits.voucherCookieDays * DAY_SECONDS}`, 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

export function hasSeenOffer(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim().startsWith(`${offerCookie}=`));
}

/** Payment, booking, staff and host application pages never show the offer. */
export function isQuietPath(path: string): boolean {
  return /^\/(booking|payment|dashboard|user|auth|inquiry|pickup-location|course-pickup-location|write-review|admin|check|team-invitation|be-a-host)(\/|$)/.test(
    path,
  );
}

// Long enough to look around: earlier it would only be closed.
const WAIT_MS = 20_000;
const QUIET_MS = 8000;
const LOOK_MS = 1000;

const openParts = '[aria-expanded=true], [role=dialog]:not(dialog), dialog[open], :is(form, header) details[open]';

/** True while a form, calendar, list, menu or panel is in use. */
export function isBusy(page: Document): boolean {
  const { activeElement } = page;
  const isInside =
    activeElement !== null &&
    activeElement.closest('form, input, textarea, select, summary, iframe, [role=grid]') !== null;
  return isInside || page.querySelector(openParts) !== null;
}

function useFirstVisit(): void {
  const { path } = useNavigation();
  useEffect(() => {
    if (isQuietPath(path) || hasSeenOffer(document.cookie)) return undefined;
    const since = Date.now();
    let pressedAt = since;
    const onPress = (): void => {
      pressedAt = Date.now();
    };
    const signs = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const sign of signs) window.addEventListener(sign, onPress, { passive: true, capture: true });
    const timer = setInterval(() => {
      const now = Date.now();
      if (now - since < WAIT_MS || now - pressedAt < QUIET_MS || document.hidden) return;
      if (popupState.getState().name !== null || hasSeenOffer(document.cookie) || isBusy(document)) return;
      if (openPopup('voucher-code')) document.cookie = voucherCookie(location.protocol === 'https:');
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, onPress, { capture: true });
    };
  }, [path]);
}

/** A demo's popup addresses may need the session, so it loads first. */
function usePopupOfAddress(mode: PageSettings['mode']): void {
  const { isLoaded } = useSession();
  useEffect(() => {
    if (!isLoaded || mode !== 'demo' || !location.hash.startsWith('#popup=')) return;
    void import('./open-from-address.ts').then(({ openFromAddress }) => openFromAddress());
  }, [isLoaded, mode]);
}

const UserForm = lazy(() =>
  import('#src/web/guest/user/UserForm.tsx').then((module) => ({ default: module.UserForm })),
);

const RecentlyViewed = lazy(() =>
  import('./RecentlyViewed.tsx').then((module) => ({ default: module.RecentlyViewed })),
);

const SavedCourses = lazy(() =>
  import('#src/web/guest/saved/SavedCourses.tsx').then((module) => ({ default: module.SavedCourses })),
);

const VoucherCode = lazy(() => import('./VoucherCode.tsx').then((module) => ({ default: module.VoucherCode })));

export function Popups() {
  const { firstVisit, logins, mode } = useApp().settings;
  usePopupOfAddress(mode);
  return (
    <>
      <Popup name="login" title={t('login.title')}>
        <Suspense fallback={<Waiting />}>
          <UserForm kind="login" onDone={() => closePopup('login')} inPopup />
        </Suspense>
      </Popup>
      <Popup name="signup" title={t('signup.title')}>
        <Suspense fallback={<Waiting />}>
          <UserForm kind="signup" inPopup />
        </Suspense>
      </Popup>
      <Popup name="forgot-password" title={t('forgot.title')}>
        <Suspense fallback={<Waiting />}>
          <UserForm kind="forgot" inPopup />
        </Suspense>
      </Popup>
      {logins.includes('facebook') && (
        <Popup name="facebook-login" title={t('facebook.title')}>
          <Suspense fallback={<Waiting />}>
            <UserForm kind="facebook" inPopup />
          </Suspense>
        </Popup>
      )}
      <Popup name="search-box" title={t('search.label')} kind="sheet">
        <SearchDialog onDone={() => closePopup('search-box')} />
      </Popup>
      <Popup name="recently-viewed" title={t('search.recent')} size="large">
        <Suspense fallback={<Waiting />}>
          <RecentlyViewed onFollow={() => closePopup('recently-viewed')} />
        </Suspense>
      </Popup>
      <Popup name="wishlist" title={t('saved.title')} size="large">
        <Suspense fallback={<Waiting />}>
          <SavedCourses onFollow={() => closePopup('wishlist')} />
        </Suspense>
      </Popup>
      {firstVisit !== null && <FirstVisitPopup offer={firstVisit} />}
    </>
  );
}

/** The first-visit offer, shown once (docs/reference/texts.md#first-visit). */
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
