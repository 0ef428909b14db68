// The picture of an account while it is chosen, cut, saved or removed (docs/accounts.md#picture).
import { type RefObject, useRef, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { limits } from '#src/domain/limits.ts';
import type { Api } from '#src/web/api/api.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { uploadFile } from '#src/web/api/upload-file.ts';
import { failureText } from '#src/web/api/failure-text.ts';
import { loadSession } from '#src/web/session/session.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { cutSquare, type PicturePart, readPicture } from '#src/web/crop/crop-picture.ts';
import { t } from './texts.ts';

/** What is shown and what can be done with it. */
export interface AccountPicture {
  /** Its address; null where initials stand. */
  readonly image: string | null;
  /** The chosen picture while it is cut. */
  readonly source: HTMLCanvasElement | null;
  /** What was done last, in words. */
  readonly done: string;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  choose(file: File | undefined): void;
  save(part: PicturePart): void;
  remove(): void;
  cancel(): void;
}

/** Cuts, uploads and saves a part; answers what went wrong as a sentence. */
async function sendPart(
  api: Api,
  source: HTMLCanvasElement | null,
  part: PicturePart,
): Promise<CallOutput<'account/picture-save'> | string> {
  const square = source && (await cutSquare(source, part));
  if (!square) return t('fault.type');
  if (square.size >= limits.reviewPhotoBytesBelow) return t('fault.size');
  // A square weighs a hundred kilobytes: the button that is busy says enough.
  const way = { file: square, onProgress: () => undefined, signal: new AbortController().signal };
  const sent = await uploadFile('image/upload', { purpose: 'profile' }, way);
  if (!sent.ok) return failureText(sent);
  const saved = await api('account/picture-save', { image_id: sent.data.id });
  return saved.ok ? saved.data : failureText(saved);
}

/** Begins with the picture that the account has. */
export function usePicture(first: string | null): AccountPicture {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [image, setImage] = useState(first);
  const [source, setSource] = useState<HTMLCanvasElement | null>(null);
  const [done, setDone] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const cancel = (): void => {
    setSource(null);
    if (input.current !== null) input.current.value = '';
    input.current?.focus();
  };
  const tell = async (shown: string | null, message: string): Promise<null> => {
    setImage(shown);
    setDone(message);
    await loadSession(api);
    return null;
  };
  const send = async (part: PicturePart): Promise<string | null> => {
    const saved = await sendPart(api, source, part);
    if (typeof saved === 'string') return saved;
    cancel();
    return tell(saved.image, saved.message);
  };
  return {
    image,
    source,
    done,
    busy,
    trouble,
    input,
    cancel,
    choose: (file) =>
      void run(async () => {
        setDone('');
        if (file === undefined) return null;
        const read = await readPicture(file);
        setSource(read);
        return read === null ? t('fault.type') : null;
      }),
    save: (part) => void run(() => send(part)),
    remove: () =>
      void run(async () => {
        const answer = await api('account/picture-remove', {});
        return answer.ok ? tell(null, answer.data.message) : failureText(answer);
      }),
  };
}
