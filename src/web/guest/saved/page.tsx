// /dashboard/wishlist: the account's list, or the browser's; /wishlist: a shared list (docs/domain/accounts.md#wish-list).
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useMore } from '#src/web/platform/api/use-more.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { CardGrid } from '#src/web/guest/cards/CardGrid.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { t } from './texts.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useSession } from '#src/web/platform/session/session.ts';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { type Alerts, PriceAlert } from './alerts.tsx';
import { WishCard, type Listed, type Wish } from './WishCard.tsx';
import { routes } from '#src/contract/addresses/routes.ts';
import { CardSkeletons } from '#src/web/guest/cards/CardSkeletons.tsx';
import { SavedTiles } from './SavedCourses.tsx';
import { useSaved } from '#src/web/guest/cards/saved.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { NoScriptNote, FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Share2 } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

interface WishPart {
  readonly data: readonly Wish[];
  readonly total: number;
}

/** Empty for a visitor: the browser has the list. */
export type WishlistData =
  | { readonly kind: 'account'; readonly list: WishPart; readonly link: string | null; readonly alerts: Alerts }
  | { readonly kind: 'visitor' };

function wishPart({ data, entries, total }: Listed): WishPart {
  const wishes = data.flatMap((course, nth) => {
    const entry = entries[nth];
    return entry === undefined ? [] : [{ course, entry }];
  });
  return { data: wishes, total };
}

export const load = (input: PageInput): Promise<PageResult<ListData>> =>
  input.url.pathname === routes['shared-wishlist'].path ? loadShared(input) : loadOwn(input);

async function loadOwn({ api }: PageInput): Promise<PageResult<WishlistData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const [answer, alerts] = await Promise.all([api('wishlist/list', {}), api('wish-alert/list', {})]);
  if (answer.ok) {
    const { link_url: link } = answer.data;
    if (!alerts.ok) return failed(alerts);
    return { kind: 'page', data: { kind: 'account', list: wishPart(answer.data), link, alerts: alerts.data }, head };
  }
  const isVisitor = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isVisitor ? { kind: 'page', data: { kind: 'visitor' }, head } : failed(answer);
}

/** Null for an invalid link. */
interface SharedData {
  readonly kind: 'shared';
  readonly token: string;
  readonly list: CallOutput<'wish-link/open'> | null;
}

type ListData = WishlistData | SharedData;

// Without a token the address is the visitor's own list.
async function loadShared({ api, url }: PageInput): Promise<PageResult<SharedData>> {
  const token = url.searchParams.get('token');
  if (token === null) return { kind: 'redirect', to: routes['dashboard-wishlist'].path, status: 302 };
  const head = { title: t('shared.title'), robots: 'noindex' } as const;
  const answer = await api('wish-link/open', { token });
  if (answer.ok) return { kind: 'page', data: { kind: 'shared', token, list: answer.data }, head };
  if (answer.kind !== 'refusal') return failed(answer);
  const isNone = answer.error.code === 'link-invalid' || answer.error.code === 'bad-input';
  return isNone ? { kind: 'page', data: { kind: 'shared', token, list: null }, head, status: 404 } : failed(answer);
}

/** Own and shared list in one bundle. */
function EitherPage({ data }: { readonly data: ListData }) {
  return data.kind === 'shared' ? <SharedPage data={data} /> : <WishlistPage data={data} />;
}

export { EitherPage as Page };

/** A shared list has only its listings (docs/domain/accounts.md#sharing-a-wish-list). */
function SharedPage({ data: { token, list } }: { readonly data: SharedData }) {
  return (
    <div className="shell py-9">
      {list === null ? (
        <Nothing title={t('shared.gone')} heading="h1">
          {t('shared.goneText')}
        </Nothing>
      ) : (
        <>
          <h1 className="text-h1">{t('shared.title')}</h1>
          <p className="mt-2 mb-7 text-ink-2">{t('shared.lead')}</p>
          <Shared token={token} list={list} />
        </>
      )}
    </div>
  );
}

function Shared({ token, list }: { readonly token: string; readonly list: NonNullable<SharedData['list']> }) {
  const { api } = useApp();
  const more = useMore(list, async (offset) => {
    const answer = await api('wish-link/open', { token, offset });
    return answer.ok ? answer.data : failureText(answer);
  });
  if (more.data.length === 0) return <Nothing title={t('shared.none')}>{t('shared.noneText')}</Nothing>;
  return (
    <div className="grid gap-8">
      <CardGrid courses={more.data} columns={4} priority={4} heading="h2" />
      <MoreButton list={more} label={t('more')} busyLabel={t('busy')} />
    </div>
  );
}

/** The account's list, or a visitor's in the browser (docs/domain/accounts.md#wish-list). */
export function WishlistPage({ data }: { readonly data: WishlistData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="mb-5 text-h1">{t('title')}</h1>
      {data.kind === 'visitor' ? <VisitorList /> : <AccountList data={data} />}
    </div>
  );
}

// The browser's list is merged shortly after login, perhaps after this page.
function useReloadOnMerge(total: number): void {
  const { wishlist } = useSession();
  const { path, navigate } = useNavigation();
  const seen = useRef<readonly number[] | null>(null);
  useEffect(() => {
    if (wishlist.length <= total || seen.current === wishlist) return;
    seen.current = wishlist;
    navigate(path, { replace: true });
  }, [wishlist, total, path, navigate]);
}

function AccountList({
  data: { list, link, alerts: first },
}: {
  readonly data: Extract<WishlistData, { kind: 'account' }>;
}) {
  const { api } = useApp();
  const [alerts, setAlerts] = useState(first);
  useReloadOnMerge(list.total);
  const more = useMore(list, async (offset) => {
    const answer = await api('wishlist/list', { offset });
    return answer.ok ? wishPart(answer.data) : failureText(answer);
  });
  if (more.data.length === 0) return <NothingSaved />;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <ShareList link={link} />
        <PriceAlert hasAlert={first.has_price_alert} onChange={setAlerts} />
      </div>
      <ul className="grid grid-cols-1 gap-x-5 gap-y-9 phone:grid-cols-2 wide:grid-cols-3">
        {more.data.map((wish) => (
          <li key={wish.course.id}>
            <WishCard wish={wish} isAwaited={isAwaited(alerts, wish)} price={priceOf(alerts, wish)} />
          </li>
        ))}
      </ul>
      <MoreButton list={more} label={t('more')} busyLabel={t('busy')} />
    </div>
  );
}

function isAwaited({ seats }: Alerts, { entry }: Wish): boolean {
  return seats.some(({ course_id, date }) => course_id === entry.course_id && date === entry.date);
}

function priceOf({ has_price_alert: isOn, price_off: off }: Alerts, { course }: Wish): 'on' | 'off' | null {
  if (!isOn) return null;
  return off.includes(course.id) ? 'off' : 'on';
}

function VisitorList() {
  const saved = useSaved();
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  return (
    <div className="grid gap-8">
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <LoginInvitation />
      {isRead ? saved.length === 0 ? <NothingSaved /> : <SavedTiles saved={saved} /> : <Waiting />}
    </div>
  );
}

function Waiting() {
  return (
    <div className="needs-script">
      <CardSkeletons count={3} columns={3} />
    </div>
  );
}

/** A link, so it works without script; with script it opens the popup. */
function LoginInvitation() {
  const next = encodeURIComponent(routes['dashboard-wishlist'].path);
  return (
    <section
      aria-labelledby="keep"
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="min-w-0">
        <h2 id="keep" className="text-body font-bold">
          {t('login.title')}
        </h2>
        <p className="text-small text-ink-2">{t('login.text')}</p>
      </div>
      <a
        href={`/user/login?next=${next}`}
        className={buttonLook('secondary', 'small')}
        onClick={(event) => {
          if (openPopup('login')) event.preventDefault();
        }}
      >
        {t('login.button')}
      </a>
    </section>
  );
}

/** Creates and ends the list's link (docs/domain/accounts.md#sharing-a-wish-list). */
function ShareList({ link }: { readonly link: string | null }) {
  const { api } = useApp();
  const [url, setUrl] = useState(link);
  const [hasEnded, setEnded] = useState(false);
  const { busy, trouble, run } = useTask();
  const make = (): void =>
    void run(async () => {
      const answer = await api('wish-link/make', {});
      if (!answer.ok) return failureText(answer);
      setUrl(answer.data.url);
      setEnded(false);
      return null;
    });
  const end = (): void =>
    void run(async () => {
      const answer = await api('wish-link/end', {});
      if (!answer.ok) return failureText(answer);
      setUrl(null);
      setEnded(true);
      return null;
    });
  return (
    <section className="needs-script grid gap-3 justify-items-start">
      {url === null ? (
        <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={make}>
          <Share2 aria-hidden size={18} />
          {t('share.make')}
        </Button>
      ) : (
        <div className="grid w-full gap-3 rounded-panel border border-line bg-surface p-4 tablet:p-5">
          <p className="text-small text-ink-2">{t('share.text')}</p>
          <CopyField label={t('share.link')} value={url} />
          <Button
            kind="quiet"
            size="small"
            className="justify-self-start"
            loading={busy}
            loadingLabel={t('busy')}
            onClick={end}
          >
            {t('share.end')}
          </Button>
        </div>
      )}
      <p role="status" className={hasEnded ? 'text-small' : 'visually-hidden'}>
        {hasEnded && t('share.ended')}
      </p>
      <FormMessage text={trouble} />
    </section>
  );
}

interface NothingProps {
  readonly title: string;
  readonly heading?: 'h1' | 'h2';
  readonly children: string;
}

function Nothing({ title, heading = 'h2', children }: NothingProps) {
  const link = (
    <a href="/" className={buttonLook('primary')}>
      {t('browse')}
    </a>
  );
  return (
    <EmptyState title={title} heading={heading} action={link}>
      {children}
    </EmptyState>
  );
}

function NothingSaved() {
  return <Nothing title={t('empty.title')}>{t('empty.text')}</Nothing>;
}
