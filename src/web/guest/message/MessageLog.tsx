import { ArrowDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { type ReaderClock, useReaderClock } from './reader-clock.ts';
import { MessagePictures } from './pictures.tsx';
import {
  type Attachment,
  byDay,
  type Conversation,
  type Message,
  type ConversationAnswer,
  type Unsent,
} from './conversation.ts';
import { t } from './texts.ts';
import type { ConversationState } from './use-conversation.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { messagesPage } from '#src/domain/message/writing.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

const nearPx = 80;
const useRendered = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface BubbleProps {
  readonly isMine: boolean;
  readonly name: string;
  readonly text: string;
  readonly pictures: readonly Attachment[];
  readonly children: ReactNode;
}

function Bubble({ isMine, name, text, pictures, children }: BubbleProps) {
  return (
    <li
      className={classNames(
        'grid max-w-[85%] gap-1',
        isMine ? 'justify-items-end justify-self-end' : 'justify-items-start',
      )}
    >
      {text === '' ? (
        <p className="visually-hidden">{t('log.saidBy', { name })}</p>
      ) : (
        <p
          className={classNames(
            'max-w-full rounded-panel px-4 py-2.5 whitespace-pre-line wrap-anywhere',
            isMine ? 'rounded-ee-sm bg-jade-soft' : 'rounded-es-sm border border-line bg-surface',
            tallScript(text),
          )}
        >
          <span className="visually-hidden">{t('log.saidBy', { name })} </span>
          <span dir="auto" className="block">
            {text}
          </span>
        </p>
      )}
      <MessagePictures pictures={pictures} />
      {children}
    </li>
  );
}

interface MessageBubbleProps {
  readonly message: Message;
  readonly clock: ReaderClock;
  /** Null where messages are not translated. */
  readonly translate: ConversationState['translate'] | null;
}

function MessageBubble({ message, clock, translate }: MessageBubbleProps) {
  const { is_mine: isMine, sent_at: at, by } = message;
  const translation = useTranslation(message, translate);
  const isNamed = !isMine || by === 'coordinator';
  return (
    <Bubble
      isMine={isMine}
      name={isMine && !isNamed ? t('log.you') : message.name}
      text={translation.shown ?? message.text}
      pictures={message.attachments}
    >
      <p className="numbers px-1 text-small text-ink-2">
        {isNamed && (
          <span aria-hidden className="wrap-anywhere">
            <Written>{message.name}</Written> ·{' '}
          </span>
        )}
        <time dateTime={at}>{clock.timeOf(at)}</time>
        {isMine && <> · {t(message.read_at === null ? 'log.sent' : 'log.read')}</>}
      </p>
      {message.is_masked && <p className="px-1 text-small text-ink-2">{t('log.masked')}</p>}
      {translation.button}
    </Bubble>
  );
}

/** Nothing is sent before the press; the translation stays on this page. */
function useTranslation({ id, text, is_mine: isMine }: Message, translate: MessageBubbleProps['translate']) {
  const { busy, trouble, run } = useTask();
  const [translated, setTranslated] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  if (translate === null || isMine || text === '') return { shown: null, button: null };
  const show = (): void => {
    if (translated !== null) return setShown(!isShown);
    void run(async () => {
      const answer = await translate(id);
      if ('trouble' in answer) return answer.trouble;
      setTranslated(answer.text);
      setShown(true);
      return null;
    });
  };
  const button = (
    <>
      <FormMessage text={trouble} />
      <Button
        kind="quiet"
        size="small"
        className="needs-script -ms-3 -mt-2"
        loading={busy}
        loadingLabel={t('busy')}
        onClick={show}
      >
        {t(isShown ? 'log.original' : 'log.translate')}
      </Button>
    </>
  );
  return { shown: isShown ? translated : null, button };
}

function Waiting({ one, work }: { readonly one: Unsent; readonly work: ConversationState }) {
  return (
    <Bubble isMine name={t('log.you')} text={one.text} pictures={one.pictures}>
      {one.state === 'sending' ? (
        <p className="px-1 text-small text-ink-2">{t('log.sending')}</p>
      ) : (
        <div className="grid justify-items-end gap-1">
          <p className="flex items-center gap-1.5 px-1 text-small text-error">
            <CircleAlert aria-hidden size={16} className="shrink-0" />
            <span className="wrap-anywhere">{one.trouble ?? t('log.unsent')}</span>
          </p>
          <span className="flex flex-wrap justify-end gap-2">
            <Button kind="quiet" size="small" onClick={() => work.discard(one.key)}>
              {t('log.discard')}
            </Button>
            <Button kind="secondary" size="small" onClick={() => work.retry(one.key)}>
              {t('log.retry')}
            </Button>
          </span>
        </div>
      )}
    </Bubble>
  );
}

/** Follows new messages while at the end; announces them otherwise. */
function useEnd(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const toEnd = (): void => {
    const node = box.current;
    if (node !== null) node.scrollTop = node.scrollHeight;
    setHasNew(false);
  };
  useRendered(() => {
    if (isNear.current) toEnd();
    else setHasNew(true);
  }, [count]);
  const onScroll = (): void => {
    const node = box.current;
    if (node === null) return;
    isNear.current = node.scrollHeight - node.scrollTop - node.clientHeight < nearPx;
    if (isNear.current) setHasNew(false);
  };
  return { box, hasNew, toEnd, onScroll };
}

function emptyText({ with_name: name, reply_minutes: minutes }: Conversation): string {
  if (minutes === null) return t('log.empty', { name });
  if (minutes < 60) return t('log.emptyMinutes', { name, count: minutes });
  return t('log.emptyHours', { name, count: Math.ceil(minutes / 60) });
}

interface MessageLogProps {
  readonly talk: ConversationAnswer;
  readonly work: ConversationState;
  readonly className?: string;
}

/** Messages by day, newest last; new ones are announced. */
export function MessageLog({ talk: { conversation, data }, work, className }: MessageLogProps) {
  const clock = useReaderClock();
  const newest = data.at(-1)?.id ?? '';
  const end = useEnd(work.unsent.length + (newest === '' ? 0 : data.length));
  const name = conversation.with_name;
  const isEmpty = data.length === 0 && work.unsent.length === 0;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={end.box}
        role="log"
        aria-label={t('log.label', { name })}
        tabIndex={0}
        className={classNames('grid content-start gap-5 overflow-y-auto overscroll-contain p-4', className)}
        onScroll={end.onScroll}
      >
        <OlderMessages work={work} data={data} />
        {isEmpty && <p className="py-8 text-center text-ink-2 wrap-anywhere">{emptyText(conversation)}</p>}
        {byDay(data, clock.dateOf).map(({ date, messages }) => (
          <section key={date} className="grid gap-3" aria-label={clock.dayText(date)}>
            <p aria-hidden className="text-center text-small text-ink-2">
              {clock.dayText(date)}
            </p>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {messages.map((message) => (
                <MessageBubble
                  key={message.id}
                  message={message}
                  clock={clock}
                  translate={conversation.translates ? work.translate : null}
                />
              ))}
            </ol>
          </section>
        ))}
        {work.unsent.length > 0 && (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {work.unsent.map((one) => (
              <Waiting key={one.key} one={one} work={work} />
            ))}
          </ol>
        )}
        <span id="newest" />
      </div>
      {end.hasNew && (
        <span className="absolute inset-x-0 bottom-3 grid justify-items-center">
          <Button kind="secondary" size="small" onClick={end.toEnd}>
            <ArrowDown aria-hidden size={18} />
            {t('log.new')}
          </Button>
        </span>
      )}
    </div>
  );
}

interface OlderProps {
  readonly work: ConversationState;
  readonly data: readonly Message[];
}

function OlderMessages({ work, data }: OlderProps) {
  const { busy, trouble, run } = useTask();
  const { path, search } = useNavigation();
  const oldest = data[0]?.id;
  if (!work.hasOlder || oldest === undefined) return null;
  const query = new URLSearchParams(search);
  query.set('before', oldest);
  return (
    <div className="grid justify-items-center gap-2">
      <FormMessage text={trouble} />
      {data.length >= messagesPage && (
        <noscript>
          <a href={`${path}?${query.toString()}`} className="link inline-flex min-h-11 items-center">
            {t('log.older')}
          </a>
        </noscript>
      )}
      <Button
        kind="quiet"
        size="small"
        className="needs-script"
        loading={busy}
        loadingLabel={t('busy')}
        onClick={() => void run(work.older)}
      >
        {t('log.older')}
      </Button>
    </div>
  );
}
