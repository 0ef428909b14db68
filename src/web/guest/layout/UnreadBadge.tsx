import { t } from '#src/web/guest/texts.ts';
import type { SessionState } from '#src/web/platform/session/session.ts';
import { classNames } from '#src/web/ui/class-names.ts';

export function unreadOf({ totalUnread }: Pick<SessionState, 'totalUnread'>): number {
  return totalUnread.guest + totalUnread.host;
}

export function UnreadBadge({ count, isCorner = false }: { readonly count: number; readonly isCorner?: boolean }) {
  return (
    <span
      className={classNames(
        'numbers min-w-5 rounded-full bg-brand px-1 text-center text-[0.75rem] leading-5 font-bold text-on-brand',
        isCorner ? 'absolute end-0 top-0' : 'max-tablet:absolute max-tablet:start-1/2 max-tablet:top-1 tablet:ms-auto',
      )}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('menu.unread', { count })}</span>
    </span>
  );
}
