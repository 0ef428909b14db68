export { load } from './load.ts';
import { ArrowLeft } from 'lucide-react';
import { routes } from '#src/contract/addresses/routes.ts';
import { messagesUrl } from '#src/contract/addresses/urls.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { Conversation } from './Conversation.tsx';
import type { MessagesData, OpenConversation } from './load.ts';
import { PlainComposer } from './Composer.tsx';
import { ThreadList, useThreads } from './ThreadList.tsx';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** The conversations of an account: on a phone the list, then one of them; side by side where there is room. */
function MessagesPage({ data }: { readonly data: MessagesData }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      <div className="mx-auto max-w-5xl">
        {data.kind === 'stranger' && (
          <>
            <h1 className="mb-5 text-h1">{t('title')}</h1>
            <AskLogin title={t('list.login')}>{t('list.loginText')}</AskLogin>
          </>
        )}
        {data.kind === 'alone' && (
          <div className="mx-auto max-w-2xl">
            <h1 className="sr-only">{t('title')}</h1>
            <OpenConversation open={data.open} isAlone />
          </div>
        )}
        {data.kind === 'list' && <Panes data={data} />}
      </div>
    </div>
  );
}

function Panes({ data: { list, open, from, isHost } }: { readonly data: Extract<MessagesData, { kind: 'list' }> }) {
  const threads = useThreads(list, isHost);
  const isOne = open !== undefined;
  if (!isOne && threads.data.length === 0)
    return (
      <>
        <h1 className="mb-5 text-h1">{t('title')}</h1>
        {isHost ? (
          <EmptyState title={t('list.empty')} action={<SavedLink />}>
            {t('list.emptyHost')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('list.empty')}
            action={
              <a href="/" className={buttonLook('primary')}>
                {t('list.emptyWay')}
              </a>
            }
          >
            {t('list.emptyText')}
          </EmptyState>
        )}
      </>
    );
  return (
    <>
      <div className={isOne ? 'sr-only wide:not-sr-only' : ''}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-h1">{t('title')}</h1>
          {isHost && <SavedLink />}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className={isOne ? 'hidden wide:block' : ''}>
          {threads.data.length > 0 && (
            <ThreadList threads={threads} here={open?.talk.conversation.id ?? null} from={from} isHost={isHost} />
          )}
        </div>
        <div className={isOne ? '' : 'hidden wide:block'}>
          {open === undefined && <EmptyState title={t('list.choose')}>{t('list.chooseText')}</EmptyState>}
          {open === null && <AskLogin title={t('lost.title')}>{t('lost.text')}</AskLogin>}
          {open && <OpenConversation key={open.talk.conversation.id} open={open} />}
        </div>
      </div>
    </>
  );
}

/** Back to the host panel, where replies are kept. */
function SavedLink() {
  return (
    <a href={routes['host-replies'].path} className={buttonLook('secondary')}>
      {t('saved.manage')}
    </a>
  );
}

interface OpenProps {
  readonly open: OpenConversation;
  /** Without an account there are no others to go back to. */
  readonly isAlone?: boolean;
}

function OpenConversation({ open: { opener, talk, form }, isAlone = false }: OpenProps) {
  const { with_name: name, title, page_url: url, booking_id: booking } = talk.conversation;
  return (
    <section aria-labelledby="with" className="overflow-hidden rounded-panel border border-line bg-paper">
      <header className="border-b border-line p-4">
        {!isAlone && (
          <a href={messagesUrl()} className="link mb-1 inline-flex min-h-11 items-center gap-2 wide:hidden">
            <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
            {t('back')}
          </a>
        )}
        <h2 id="with" className={classNames('text-h3 wrap-anywhere', tallScript(name))}>
          <Written>{name}</Written>
        </h2>
        <p className="text-small text-ink-2 wrap-anywhere">
          <Written>{title}</Written>
        </p>
        <a href={url} className="link inline-flex min-h-11 items-center text-small">
          {t(booking === null ? 'page.inquiry' : 'page.booking')}
        </a>
      </header>
      {/* The box to write stands in view on a low screen, too. */}
      <Conversation
        opener={opener}
        first={talk}
        logClass="h-[min(55dvh,36rem)] wide:h-[clamp(11rem,calc(100dvh-32rem),36rem)]"
      />
      {form !== undefined && <PlainComposer conversation={talk.conversation} form={form} />}
    </section>
  );
}

export { MessagesPage as Page };
