import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { useReloadOnLogin } from '../../session/use-reload-on-login.ts';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { useMore } from '#src/web/api/use-more.ts';
import { BookingList } from './BookingList.tsx';
import { askList, type BookingsData, type Shelf, shelfUrl } from './load.ts';
import { t } from './t.ts';

/** One list of bookings: what is there, more of it, or what to do when there is nothing. */
export function BookingShelf({ data }: { readonly data: Extract<BookingsData, { kind: 'list' }> }) {
  const { api } = useApp();
  useReloadOnLogin();
  const shown = useMore(data.list, async (offset) => {
    const answer = await askList(api, data, offset);
    return answer.ok ? answer.data : failureText(answer);
  });
  if (shown.data.length === 0) return <Nothing shelf={data} />;
  return (
    <div className="grid gap-6">
      <BookingList bookings={shown.data} shelf={data} />
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
