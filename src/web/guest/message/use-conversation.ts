import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { Api, ApiAnswer } from '#src/web/platform/api/api.ts';
import { loadSession, sessionState, useSession } from '#src/web/platform/session/session.ts';
import { saveUnsent, readUnsent } from './unsent-text.ts';
import {
  type Attachment,
  type Conversation,
  type Message,
  type Opener,
  stillUnsent,
  type ConversationAnswer,
  type Unsent,
  withNewest,
  withOlder,
  withSent,
} from './conversation.ts';

export interface ConversationState {
  readonly talk: ConversationAnswer | null;
  readonly unsent: readonly Unsent[];
  readonly trouble: string | null;
  readonly hasOlder: boolean;
  readonly look: () => Promise<void>;
  readonly older: () => Promise<string | null>;
  readonly send: (text: string, pictures: readonly Attachment[]) => void;
  readonly retry: (key: string) => void;
  readonly discard: (key: string) => void;
  readonly change: (conversation: Conversation) => void;
  /** Of one message, or why not. */
  readonly translate: (messageId: string) => Promise<{ readonly text: string } | { readonly trouble: string }>;
}

// ms; two automatic retries, then the sender decides.
const pausesMs = [1500, 5000];
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retries with one key, so the message is stored once. */
async function sendPatiently(
  api: Api,
  opener: Opener,
  { key, text, pictures }: Unsent,
): Promise<ApiAnswer<'conversation/send'>> {
  const attached = pictures.length > 0 && {
    attachments: pictures.map(({ id }) => id),
    attachment_alts: pictures.map(({ alt }) => alt),
  };
  for (let turn = 0; ; turn += 1) {
    const answer = await api('conversation/send', { ...opener, message: text, key, ...attached });
    const pauseMs = pausesMs[turn];
    if (answer.ok || answer.kind === 'refusal' || pauseMs === undefined) return answer;
    await pause(pauseMs);
  }
}

/** A conversation with optimistic messages, sent in order (docs/domain/messages.md#retries). */
export function useConversation(opener: Opener, first: ConversationAnswer | null): ConversationState {
  const { api } = useApp();
  const [talk, setConversation] = useState(first);
  const [trouble, setTrouble] = useState<string | null>(null);
  const id = talk?.conversation.id ?? null;
  const look = useCallback(async () => {
    const answer = await api('conversation/detail', opener);
    if (!answer.ok) return setTrouble(failureText(answer));
    setTrouble(null);
    return setConversation((current) => ({ ...answer.data, data: withNewest(current?.data ?? [], answer.data.data) }));
  }, [api, opener]);
  useEffect(() => {
    if (first === null) void look();
  }, [first, look]);
  const older = async (): Promise<string | null> => {
    const oldest = talk?.data[0]?.id;
    const answer = await api('conversation/detail', { ...opener, ...(oldest !== undefined && { before: oldest }) });
    if (!answer.ok) return failureText(answer);
    setConversation(
      (current) => current && { ...current, data: withOlder(current.data, answer.data.data), total: answer.data.total },
    );
    return null;
  };
  const translate: ConversationState['translate'] = async (messageId) => {
    const answer = await api('conversation/translate', { ...opener, message_id: messageId });
    return answer.ok ? { text: answer.data.text } : { trouble: failureText(answer) };
  };
  const sending = useSending({ api, opener, id, messages: talk?.data ?? [], look, setConversation: setConversation });
  useReading({ api, opener, talk, setConversation: setConversation });
  const change = (conversation: Conversation): void =>
    setConversation((current) => current && { ...current, conversation });
  const hasOlder = talk !== null && talk.data.length < talk.total;
  // Loaded messages stay visible when a later request fails.
  return { talk, trouble: talk === null ? trouble : null, hasOlder, look, older, change, translate, ...sending };
}

function withStored(current: ConversationAnswer, sent: Message): ConversationAnswer {
  const data = withSent(current.data, sent);
  return { ...current, data, total: current.total + data.length - current.data.length };
}

type SetAnswer = (next: (current: ConversationAnswer | null) => ConversationAnswer | null) => void;

interface Sender {
  readonly api: Api;
  readonly opener: Opener;
  readonly id: string | null;
  readonly messages: readonly Message[];
  readonly look: () => Promise<void>;
  readonly setConversation: SetAnswer;
}

function useSending({ api, opener, id, messages, look, setConversation }: Sender) {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const [restored, setRestored] = useState<string | null>(null);
  useEffect(() => {
    if (id === null || restored === id) return;
    setRestored(id);
    setUnsent(readUnsent(id).unsent.map((one) => ({ ...one, state: 'failed', trouble: null })));
  }, [id, restored]);
  const left = stillUnsent(unsent, messages);
  useEffect(() => {
    if (id !== null && restored === id) saveUnsent(id, { draft: readUnsent(id).draft, unsent: left });
  }, [id, restored, left]);

  const carry = (one: Unsent): void => {
    const work = async (): Promise<void> => {
      const answer = await sendPatiently(api, opener, one);
      if (answer.ok) {
        setConversation((current) => current && withStored(current, answer.data.data));
        setUnsent((all) => all.filter(({ key }) => key !== one.key));
        return;
      }
      const failed = { ...one, state: 'failed', trouble: failureText(answer) } as const;
      setUnsent((all) => all.map((other) => (other.key === one.key ? failed : other)));
      // The conversation may be closed: reload shows it.
      if (answer.kind === 'refusal') await look();
    };
    line.current = line.current.then(work, work);
  };
  const send = (text: string, pictures: readonly Attachment[]): void => {
    const one: Unsent = { key: crypto.randomUUID(), text, pictures, state: 'sending', trouble: null };
    setUnsent((all) => [...all, one]);
    carry(one);
  };
  const retry = (key: string): void => {
    const unsentOne = unsent.find((one) => one.key === key);
    if (unsentOne?.state !== 'failed') return;
    const one: Unsent = { ...unsentOne, state: 'sending', trouble: null };
    setUnsent((all) => all.map((other) => (other.key === key ? one : other)));
    carry(one);
  };
  const discard = (key: string): void => setUnsent((all) => all.filter((one) => one.key !== key));
  return { unsent: left, send, retry, discard };
}

interface Reader {
  readonly api: Api;
  readonly opener: Opener;
  readonly talk: ConversationAnswer | null;
  readonly setConversation: SetAnswer;
}

function useReading({ api, opener, talk, setConversation }: Reader): void {
  const newest = talk?.data.findLast(({ is_mine: isMine }) => !isMine)?.id ?? null;
  const unread = talk?.conversation.unread ?? 0;
  // A visitor needs the page's token first.
  const { isLoaded } = useSession();
  useEffect(() => {
    if (newest === null || unread === 0 || !isLoaded) return undefined;
    const read = async (): Promise<void> => {
      if (document.hidden) return;
      const answer = await api('conversation/read', { ...opener, message_id: newest });
      if (!answer.ok) return;
      const left = answer.data.unread;
      setConversation((current) => current && { ...current, conversation: { ...current.conversation, unread: left } });
      if (sessionState.getState().isLogin) await loadSession(api);
    };
    void read();
    const onSight = (): void => void read();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [api, opener, newest, unread, isLoaded, setConversation]);
}
