import { useRef, useState } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import { limits } from '#src/domain/limits.ts';
import { attachmentsMax } from '#src/domain/message/writing.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { addPhotos } from '#src/web/ui/form/photo-rules.ts';
import type { Attachment, Opener } from '#src/web/guest/message/talk.ts';

/** A picture of a message that is being written: on its way, arrived, or not. */
export interface Attaching {
  readonly key: string;
  readonly file: File;
  readonly alt: string;
  readonly state: 'sending' | 'ready' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  readonly trouble: string;
  /** What the server made of it; null until it has arrived. */
  readonly sent: Attachment | null;
}

export interface Attachments {
  readonly list: readonly Attaching[];
  /** What was wrong with files that were not taken. */
  readonly faults: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly setAlt: (key: string, alt: string) => void;
  /** Lets go of all of them: they are in a message now. */
  readonly clear: () => void;
}

const faultCodes = { count: 'photo-count', size: 'photo-size', type: 'photo-type' } as const;
const chosen = (file: File): Attaching => ({
  key: crypto.randomUUID(),
  file,
  alt: '',
  state: 'sending',
  progress: 0,
  trouble: '',
  sent: null,
});

/** Sends pictures, each by itself, so that one can be stopped. */
function useSending(opener: Opener, change: (key: string, to: Partial<Attaching>) => void) {
  const { api } = useApp();
  const running = useRef(new Map<string, AbortController>());
  const takeBack = (sent: Attachment): void => void api('conversation/detach', { ...opener, image_id: sent.id });
  const send = async ({ key, file }: Attaching): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { state: 'sending', progress: 0, trouble: '' });
    const answer = await uploadFile('conversation/attach', opener, {
      file,
      signal: controller.signal,
      onProgress: (progress) => change(key, { progress }),
    });
    running.current.delete(key);
    if (controller.signal.aborted) {
      // Taken away while it was on its way, and here all the same.
      if (answer.ok) takeBack(answer.data.data);
    } else if (answer.ok) change(key, { state: 'ready', progress: 1, sent: answer.data.data });
    else change(key, { state: 'failed', trouble: failureText(answer) });
  };
  return { send, takeBack, stop: (key: string) => running.current.get(key)?.abort() };
}

/** The pictures of the message that is being written: each is sent as soon as it is chosen. */
export function useAttachments(opener: Opener): Attachments {
  const [list, setList] = useState<readonly Attaching[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const change = (key: string, to: Partial<Attaching>): void =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const { send, takeBack, stop } = useSending(opener, change);
  return {
    list,
    faults,
    add(files) {
      const rules = { max: attachmentsMax, bytesBelow: limits.reviewPhotoBytesBelow };
      const have = list.map(({ file }) => file);
      const taken = addPhotos(have, files, rules);
      setFaults(taken.faults.map(({ name, fault }) => `${name}: ${formErrorText(faultCodes[fault])}`));
      const added = taken.files.slice(have.length).map(chosen);
      setList([...list, ...added]);
      for (const one of added) void send(one);
    },
    remove(key) {
      const gone = list.find((one) => one.key === key);
      stop(key);
      if (gone?.sent) takeBack(gone.sent);
      setList(list.filter((one) => one.key !== key));
      setFaults([]);
    },
    retry(key) {
      const again = list.find((one) => one.key === key);
      if (again) void send(again);
    },
    setAlt: (key, alt) => change(key, { alt }),
    clear() {
      setList([]);
      setFaults([]);
    },
  };
}
