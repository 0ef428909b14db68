// Port of photo stores.
import type { EncoderFault, PictureFacts } from './encoder-jobs.ts';

/** `id` derives from the bytes, so equal ones are stored once. */
export interface StoredPicture extends PictureFacts {
  readonly id: string;
  /** Of the received bytes. */
  readonly sha256: Buffer;
}

export type PutPicture =
  | { readonly ok: true; readonly picture: StoredPicture; readonly isNew: boolean }
  /** `photo-type`: unsupported. `photo-size`: too many pixels. `unavailable`: retry. */
  | { readonly ok: false; readonly code: 'photo-type' | 'photo-size' | 'unavailable'; readonly detail: string };

export type FoundVariant =
  | { readonly ok: true; readonly path: string; readonly isImmutable: boolean }
  /** `unknown`: no such photo or size. Others: retry. */
  | { readonly ok: false; readonly reason: 'unknown' | EncoderFault; readonly detail: string };

export interface ImageGateway {
  /** Without metadata; known bytes answer their id. One for `reader` is separate, and not in /images (ADR 025). */
  put(bytes: Buffer, reader?: string): Promise<PutPicture>;
  /** Null: acceptable. Stores nothing. */
  check(bytes: Buffer): Promise<Extract<PutPicture, { ok: false }> | null>;
  /** As WebP without metadata; stores nothing. */
  redraw(bytes: Buffer): Promise<{ readonly ok: true; readonly bytes: Buffer } | Extract<PutPicture, { ok: false }>>;
  /** Such as `card-590.avif`; made on first use. */
  variant(id: string, name: string): Promise<FoundVariant>;
  /** Callers know it is unused. */
  remove(id: string): Promise<void>;
  close(): void;
}
