import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { messagesUrl } from '#src/contract/addresses/urls.ts';
import type { Opener } from './conversation.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useSession } from '#src/web/platform/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from '#src/web/guest/texts.ts';

const Conversation = lazy(() => import('./Conversation.tsx').then((module) => ({ default: module.Conversation })));

const pageOf = ({ booking_id, inquiry_id, ref }: Opener): string => booking_id ?? inquiry_id ?? ref ?? '';

interface MessageHostProps {
  readonly opener: Opener;
  readonly name: string;
}

/**
 * Opens a conversation in a popup, at once by an email's address (docs/domain/messages.md#unread). Without script it links to a
 * page.
 */
export function MessageHost({ opener, name }: MessageHostProps) {
  const { path } = useNavigation();
  const { isLogin } = useSession();
  useEffect(() => {
    if (location.hash === '#messages') openPopup('message-host');
  }, [path]);
  return (
    <section
      id="messages"
      aria-labelledby="talk"
      className="rounded-panel border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      <h2 id="talk" className="text-h3 wrap-anywhere">
        {t('talk.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t('talk.text')}</p>
      <noscript>
        <a href={`${messagesUrl(pageOf(opener), opener.token)}#newest`} className={buttonLook('secondary', 'medium')}>
          {t('talk.button', { name })}
        </a>
      </noscript>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button kind="secondary" className="needs-script" onClick={() => openPopup('message-host')}>
          <MessagesSquare aria-hidden size={20} />
          {t('talk.button', { name })}
        </Button>
        {isLogin && (
          <a href={messagesUrl()} className="link inline-flex min-h-11 items-center">
            {t('talk.all')}
          </a>
        )}
      </div>
      <Popup name="message-host" title={t('talk.with', { name })} size="medium">
        <div className="-m-(--pad)">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Conversation opener={opener} first={null} logClass="h-[min(50dvh,32rem)]" />
          </Suspense>
        </div>
      </Popup>
    </section>
  );
}
