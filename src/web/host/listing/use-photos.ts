// The photo upload queue: in order, retried on network failure, each added to the listing on arrival
// (docs/domain/listings.md#photos).
import { useEffect, useRef, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { cutPart, readPicture } from '#src/web/ui/crop/crop-picture.ts';
import type { OwnListing } from './content-rows.ts';
import { t } from './texts.ts';

/** `share` is the progress from 0 to 1. */
export interface Sending {
  readonly key: number;
  readonly file: File;
  readonly replaces?: string | undefined;
  readonly share: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly trouble: string;
}

/** px; pages show no more, so a phone need not upload more. */
const longestSent = 2000;
const tries = 3;
const pauseMs = 1500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A downscaled copy where the browser can make one, else the file. */
async function smaller(file: File): Promise<File> {
  const drawn = await readPicture(file);
  if (drawn === null) return file;
  const whole = { x: 0, y: 0, width: drawn.width, height: drawn.height };
  const made = await cutPart(drawn, whole, longestSent);
  return made !== null && made.size < file.size ? made : file;
}

interface Way {
  readonly api: Api;
  readonly listingId: string;
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

/** Returns the listing, or an error text. */
async function send(
  { file, replaces }: Pick<Sending, 'file' | 'replaces'>,
  transfer: Way,
): Promise<OwnListing | string> {
  const small = await smaller(file);
  if (small.size >= limits.reviewPhotoBytesBelow) return t('photos.large');
  let trouble = '';
  for (let turn = 0; turn < tries; turn += 1) {
    if (turn > 0) await pause(pauseMs * turn);
    if (transfer.signal.aborted) return '';
    const sent = await uploadFile(
      'image/upload',
      { purpose: 'course' },
      { file: small, onProgress: transfer.onShare, signal: transfer.signal },
    );
    if (!sent.ok) {
      trouble = failureText(sent);
      if (sent.kind === 'refusal') return trouble;
      continue;
    }
    const added = await addTo(sent.data.id, { ...transfer, replaces });
    if (typeof added !== 'string') return added;
    trouble = added;
  }
  return trouble;
}

/** Idempotent: a retry after a lost response adds no second photo. */
async function addTo(
  image_id: string,
  { api, listingId, replaces }: Way & Pick<Sending, 'replaces'>,
): Promise<OwnListing | string> {
  for (let turn = 0; ; turn += 1) {
    const input = { listing_id: listingId, image_id, ...(replaces !== undefined && { replaces }) };
    const answer = await api('listing/photo-add', input);
    if (answer.ok) return answer.data.listing;
    if (answer.kind === 'refusal' || turn === tries) return failureText(answer);
    await pause(pauseMs * (turn + 1));
  }
}

export function usePhotos(api: Api, listingId: string, onListing: (listing: OwnListing, replaced?: string) => void) {
  const [queue, setQueue] = useState<readonly Sending[]>([]);
  const key = useRef(0);
  const stop = useRef<AbortController | null>(null);
  const latestOnListing = useRef(onListing);
  useEffect(() => {
    latestOnListing.current = onListing;
  });
  const next = queue.find(({ state }) => state === 'waiting');
  const isBusy = queue.some(({ state }) => state === 'sending');
  useEffect(() => {
    if (isBusy || next === undefined) return;
    const change = (more: Partial<Sending>) =>
      setQueue((now) => now.map((one) => (one.key === next.key ? { ...one, ...more } : one)));
    const abort = new AbortController();
    stop.current = abort;
    change({ state: 'sending', share: 0 });
    void send(next, { api, listingId, signal: abort.signal, onShare: (share) => change({ share }) }).then((result) => {
      if (abort.signal.aborted) return;
      if (typeof result === 'string') return change({ state: 'failed', trouble: result });
      setQueue((now) => now.filter((one) => one.key !== next.key));
      latestOnListing.current(result, next.replaces);
    });
  }, [api, isBusy, listingId, next]);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    queue,
    add: (files: readonly File[], replaces?: string): void =>
      setQueue((now) => [
        ...now,
        ...files.map((file) => ({
          key: (key.current += 1),
          file,
          replaces,
          share: 0,
          state: 'waiting' as const,
          trouble: '',
        })),
      ]),
    retry: (one: Sending): void =>
      setQueue((now) =>
        now.map((other) => (other.key === one.key ? { ...other, state: 'waiting' as const, trouble: '' } : other)),
      ),
    drop: (one: Sending): void => {
      if (one.state === 'sending') stop.current?.abort();
      setQueue((now) => now.filter((other) => other.key !== one.key));
    },
  };
}
