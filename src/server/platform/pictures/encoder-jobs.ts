// Messages between program and encoder.
import type { Variant } from './variant.ts';

/** Writes master and facts to `folder`. */
export interface IngestJob {
  readonly kind: 'ingest';
  readonly source: string;
  readonly folder: string;
}

/** Checks a photo; writes nothing. */
export interface InspectJob {
  readonly kind: 'inspect';
  readonly source: string;
}

/** Writes one variant of `master` to `target`. */
export interface VariantJob {
  readonly kind: 'variant';
  readonly master: string;
  readonly target: string;
  /** A temporary file on the same disk. */
  readonly draft: string;
  readonly variant: Variant;
  /** The point that every crop keeps, as shares of width and height; null: the format decides. */
  readonly focal: readonly [number, number] | null;
}

/** Encodes bytes again over the pipe, without files (docs/domain/hosts.md#accepted-documents). */
export interface RedrawJob {
  readonly kind: 'redraw';
  /** Base64. */
  readonly bytes: string;
}

export type EncoderJob = IngestJob | InspectJob | RedrawJob | VariantJob;

/** Pixels, after rotation. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** 20-pixel WebP data URL. */
  readonly blur: string;
  /** Main color as `#rrggbb`. */
  readonly dominant: string;
}

/** `unreadable`: not a photo. `too-large`: over 40 million pixels. */
export type EncoderFault = 'unreadable' | 'too-large' | 'failed' | 'busy';

export type EncoderResult =
  | { readonly ok: true; readonly facts?: PictureFacts; /** WebP in base64. */ readonly bytes?: string }
  | { readonly ok: false; readonly reason: EncoderFault; readonly detail: string };

/** Most decoded pixels, against decompression bombs. */
export const mostPixels = 40_000_000;
