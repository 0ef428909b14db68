// Interface of photo stores.
import type { EncoderFault, PictureFacts } from './encoder-jobs.ts';

/** `id` is derived from the bytes, so equal photos are stored once. */
export interface StoredPicture extends PictureFacts {
  readonly id: string;
  /** Of the uploaded bytes. */
  readonly sha256: Buffer;
}

export type PutPicture =
  | { readonly ok: true; readonly picture: StoredPicture; readonly isNew: boolean }
  /** `photo-type`: unsupported type. `photo-size`: too many pixels. `unavailable`: retry. */
  | { readonly ok: false; readonly code: 'photo-type' | 'photo-size' | 'unavailable'; readonly detail: string };

export type FoundVariant =
  | { readonly ok: true; readonly path: string; readonly isImmutable: boolean }
  /** `unknown`: no such photo or size. Other reasons: retry. */
  | { readonly ok: false; readonly reason: 'unknown' | EncoderFault; readonly detail: string };

export interface ImageGateway {
  /**
   * Removes metadata; known bytes return their id. A private photo for `reader` is stored separately and never served
   * in /images (ADR 025).
   */
  put(bytes: Buffer, reader?: string): Promise<PutPicture>;
  /** Null when acceptable. Stores nothing. */
  check(bytes: Buffer): Promise<Extract<PutPicture, { ok: false }> | null>;
  /** Returns WebP without metadata; stores nothing. */
  redraw(bytes: Buffer): Promise<{ readonly ok: true; readonly bytes: Buffer } | Extract<PutPicture, { ok: false }>>;
  /** `name` such as `card-590.avif`. Made on first use. */
  variant(id: string, name: string): Promise<FoundVariant>;
  /** The caller knows that the photo is unused. */
  remove(id: string): Promise<void>;
  close(): void;
}
