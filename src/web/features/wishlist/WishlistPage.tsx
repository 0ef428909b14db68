import { useEffect, useRef } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { useMore } from '#src/web/api/use-more.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { useSession } from '#src/web/session/session.ts';
import { useReloadOnLogin } from '#src/web/session/use-reload-on-login.ts';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { type WishlistData, wishPart } from './load.ts';
import { NothingSaved } from './NothingSaved.tsx';
import { ShareList } from './ShareList.tsx';
import { t } from './texts.ts';
import { VisitorList } from './VisitorList.tsx';
import { WishCard } from './WishCard.tsx';

/** The wish list: the account's, or the browser's of a visitor (docs/accounts.md#wish-list). */
export function WishlistPage({ data }: { readonly data: WishlistData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="mb-5 text-h1">{t('title')}</h1>
      {data.kind === 'visitor' ? <VisitorList /> : <AccountList data={data} />}
    </div>
  );
}

// What the browser had saved reaches the account a moment after the login, which may be after this page.
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

function AccountList({ data: { list, link } }: { readonly data: Extract<WishlistData, { kind: 'account' }> }) {
  const { api } = useApp();
  useReloadOnMerge(list.total);
  const shown = useMore(list, async (offset) => {
    const answer = await api('wishlist/list', { offset });
    return answer.ok ? wishPart(answer.data) : failureText(answer);
  });
  if (shown.data.length === 0) return <NothingSaved />;
  return (
    <div className="grid gap-8">
      <ShareList link={link} />
      <ul className="grid grid-cols-1 gap-x-5 gap-y-9 phone:grid-cols-2 wide:grid-cols-3">
        {shown.data.map((wish) => (
          <li key={wish.course.id}>
            <WishCard wish={wish} />
          </li>
        ))}
      </ul>
      <MoreButton list={shown} label={t('more')} busyLabel={t('busy')} />
    </div>
  );
}
