import { useRef, useState } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import { limits } from '#src/domain/limits.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { addPhotos } from '#src/web/ui/form/photo-rules.ts';
import type { PhotoDraft } from './review-draft.ts';

export interface ReviewPhoto {
  readonly key: string;
  readonly name: string;
  readonly alt: string;
  readonly state: 'sending' | 'ready' | 'failed';
  readonly progress: number;
  readonly trouble: string;
  /** The upload's id; '' until stored. */
  readonly id: string;
  readonly image: string;
  readonly file: File | null;
}

export interface Photos {
  readonly list: readonly ReviewPhoto[];
  readonly faults: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly setAlt: (key: string, alt: string) => void;
  readonly move: (key: string, to: number) => void;
  readonly restore: (drafts: readonly PhotoDraft[]) => void;
}

const faultCodes = { count: 'photo-count', size: 'photo-size', type: 'photo-type' } as const;
const restored = ({ id, image, name, alt }: PhotoDraft): ReviewPhoto => ({
  key: id,
  id,
  image,
  name,
  alt,
  state: 'ready',
  progress: 1,
  trouble: '',
  file: null,
});
const chosen = (file: File): ReviewPhoto => ({
  key: crypto.randomUUID?.() ?? `${file.name} ${Math.random()}`,
  id: '',
  image: '',
  name: file.name,
  alt: '',
  state: 'sending',
  progress: 0,
  trouble: '',
  file,
});

/** One request per photo, so each can be stopped. */
function useSending(change: (key: string, to: Partial<ReviewPhoto>) => void) {
  const { api } = useApp();
  const running = useRef(new Map<string, AbortController>());
  const send = async ({ key, file }: ReviewPhoto): Promise<void> => {
    if (file === null) return;
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { state: 'sending', progress: 0, trouble: '' });
    const answer = await uploadFile(
      'image/upload',
      { purpose: 'review' },
      {
        file,
        signal: controller.signal,
        onProgress: (progress) => change(key, { progress }),
      },
    );
    running.current.delete(key);
    if (controller.signal.aborted) {
      // Removed during the upload: remove the stored one.
      if (answer.ok) void api('image/remove', { image_id: answer.data.id });
    } else if (answer.ok) change(key, { state: 'ready', progress: 1, id: answer.data.id, image: answer.data.image });
    else change(key, { state: 'failed', trouble: failureText(answer) });
  };
  return { send, stop: (key: string) => running.current.get(key)?.abort() };
}

export function usePhotos(): Photos {
  const { api } = useApp();
  const [list, setList] = useState<readonly ReviewPhoto[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const change = (key: string, to: Partial<ReviewPhoto>): void =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const { send, stop } = useSending(change);

  return {
    list,
    faults,
    add(files) {
      const room = { max: limits.reviewPhotosMax - list.length, bytesBelow: limits.reviewPhotoBytesBelow };
      const choice = addPhotos([], files, room);
      setFaults(choice.faults.map(({ name, fault }) => `${name}: ${formErrorText(faultCodes[fault])}`));
      const added = choice.files.map(chosen);
      setList([...list, ...added]);
      for (const photo of added) void send(photo);
    },
    remove(key) {
      const removed = list.find((one) => one.key === key);
      stop(key);
      if (removed && removed.id !== '') void api('image/remove', { image_id: removed.id });
      setList(list.filter((one) => one.key !== key));
      setFaults([]);
    },
    retry(key) {
      const again = list.find((one) => one.key === key);
      if (again) void send(again);
    },
    setAlt: (key, alt) => change(key, { alt }),
    move(key, to) {
      const moved = list.find((one) => one.key === key);
      if (!moved || to < 0 || to >= list.length) return;
      const rest = list.filter((one) => one.key !== key);
      setList([...rest.slice(0, to), moved, ...rest.slice(to)]);
    },
    restore: (drafts) => setList(drafts.map(restored)),
  };
}
