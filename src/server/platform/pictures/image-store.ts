// Where pictures are kept, as the program sees it. One kind of store is there, a folder; another one, such as a bucket
// of an object store, takes its place by keeping to this port.
import type { EncoderFault, PictureFacts } from './encoder-jobs.ts';

/** A picture that is kept: `id` follows from the bytes it came from, so the same bytes are kept once. */
export interface StoredPicture extends PictureFacts {
  readonly id: string;
  /** Of the bytes as they came in. */
  readonly sha256: Buffer;
}

export type PutPicture =
  | { readonly ok: true; readonly picture: StoredPicture; readonly isNew: boolean }
  /** `photo-type`: no picture that is taken. `photo-size`: too many pixels. `unavailable`: try again. */
  | { readonly ok: false; readonly code: 'photo-type' | 'photo-size' | 'unavailable'; readonly detail: string };

export type FoundVariant =
  | { readonly ok: true; readonly path: string; readonly isImmutable: boolean }
  /** `unknown`: no such picture or size. `busy` and the other faults of the encoder: try again. */
  | { readonly ok: false; readonly reason: 'unknown' | EncoderFault; readonly detail: string };

export interface ImageGateway {
  /**
   * Decodes, frees of metadata and keeps a picture. Bytes that are kept already answer their id. One that is for `reader` alone
   * is kept apart, under an id of that reader, and /images has none of it (ADR 025).
   */
  put(bytes: Buffer, reader?: string): Promise<PutPicture>;
  /** Says what `put` would refuse, and keeps nothing. Null: it would be taken. */
  check(bytes: Buffer): Promise<Extract<PutPicture, { ok: false }> | null>;
  /** Decodes and makes anew, freed of metadata, as WebP; keeps nothing and writes nothing to a disk. */
  redraw(bytes: Buffer): Promise<{ readonly ok: true; readonly bytes: Buffer } | Extract<PutPicture, { ok: false }>>;
  /** The file of a variant such as `card-590.avif`, made when it is asked for first. */
  variant(id: string, name: string): Promise<FoundVariant>;
  /** Forgets a picture with all that was made of it. The caller knows that nothing shows it any more. */
  remove(id: string): Promise<void>;
  close(): void;
}
