import { routes } from '#src/contract/addresses/routes.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { useMore } from '#src/web/platform/api/use-more.ts';
import { BookingList as Cards } from './BookingList.tsx';
import { askList, type BookingList, SEARCH_MAX, type Shelf, shelfUrl, tabs } from './load.ts';
import { t } from './texts.ts';

type Listed = Shelf & { readonly list: BookingList };

/** Search, lists with their counts, and the one that is in view. */
export function BookingShelf({ data }: { readonly data: Listed }) {
  const { as, tab, search } = data;
  const { counts } = data.list;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BookingSearch shelf={data} />
      {as === 'host' && tab !== 'waiting' && counts.waiting > 0 && (
        <a href={shelfUrl({ as, tab: 'waiting', search })} className="link inline-flex min-h-11 items-center font-bold">
          {t('toAnswer', { count: counts.waiting })}
        </a>
      )}
      <LinkTabs
        label={t('tabs')}
        tabs={tabs.map((one) => ({
          href: shelfUrl({ as, tab: one, search }),
          label: t('tab', { name: t(one), count: counts[one] }),
          isHere: one === tab,
        }))}
      />
      <Found key={`${tab} ${search}`} data={data} />
    </div>
  );
}

/** Finds bookings by words. A form of its own address, so that it works without script. */
function BookingSearch({ shelf: { as, tab, search } }: { readonly shelf: Shelf }) {
  const { navigate } = useNavigation();
  return (
    <form
      role="search"
      action={routes[as === 'host' ? 'host-bookings' : 'dashboard-booking'].path}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        navigate(shelfUrl({ as, tab, search: typeof words === 'string' ? words.trim() : '' }));
      }}
    >
      {tab !== 'upcoming' && <input type="hidden" name="tab" value={tab} />}
      <label className="grid min-w-0 flex-1 basis-56 gap-1 text-small font-medium">
        {t('search.label')}
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={SEARCH_MAX}
          className="h-12 min-w-0 rounded-control border border-line-strong bg-surface px-4 text-body font-normal"
        />
      </label>
      <Button type="submit" kind="secondary">
        {t('search.button')}
      </Button>
    </form>
  );
}

/** One list of bookings: what is there, more of it, or what to do when there is nothing. */
function Found({ data }: { readonly data: Listed }) {
  const { api } = useApp();
  useReloadOnLogin();
  const shown = useMore(data.list, async (offset) => {
    const answer = await askList(api, data, offset);
    return answer.ok ? answer.data : failureText(answer);
  });
  if (shown.data.length === 0) return <Nothing shelf={data} />;
  return (
    <div className="grid gap-6">
      <Cards bookings={shown.data} shelf={data} />
      <MoreButton list={shown} label={t('more')} busyLabel={t('loading')} />
    </div>
  );
}

function Nothing({ shelf: { as, tab, search } }: { readonly shelf: Shelf }) {
  if (search !== '') {
    const all = (
      <a href={shelfUrl({ as, tab })} className={buttonLook('secondary')}>
        {t('empty.all')}
      </a>
    );
    return (
      <EmptyState title={t('empty.found', { search })} action={all}>
        {t('empty.foundText')}
      </EmptyState>
    );
  }
  const isGuestToBe = as === 'guest' && tab === 'upcoming';
  return (
    <EmptyState
      title={t(`empty.${as}.${tab}`)}
      action={
        isGuestToBe && (
          <a href="/" className={buttonLook('primary')}>
            {t('empty.button')}
          </a>
        )
      }
    >
      {t(as === 'host' ? 'empty.hostText' : 'empty.text')}
    </EmptyState>
  );
}
