// What the program and its encoder process say to each other.
import type { Variant } from './variant.ts';

/** Reads a new picture and writes `folder` with its master and facts. */
export interface IngestJob {
  readonly kind: 'ingest';
  readonly source: string;
  readonly folder: string;
}

/** Reads a picture's facts and writes nothing: for a check beforehand. */
export interface InspectJob {
  readonly kind: 'inspect';
  readonly source: string;
}

/** Cuts, scales and encodes one variant of `master` into `target`. */
export interface VariantJob {
  readonly kind: 'variant';
  readonly master: string;
  readonly target: string;
  /** A name to write under until it is whole, on the same disk. */
  readonly draft: string;
  readonly variant: Variant;
  /** What must stay in sight when it is cut: shares of width and height. */
  readonly focal: readonly [number, number];
}

/** Makes a picture anew without writing it anywhere: it comes and goes over the pipe (docs/domain/hosts.md#accepted-documents). */
export interface RedrawJob {
  readonly kind: 'redraw';
  /** The file, as base64. */
  readonly bytes: string;
}

export type EncoderJob = IngestJob | InspectJob | RedrawJob | VariantJob;

/** What is known of a stored picture; sizes in pixels, after it was turned upright. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** A WebP of 20 pixels as a data URL. */
  readonly blur: string;
  /** The main colour, `#rrggbb`. */
  readonly dominant: string;
}

/** `unreadable`: not a picture after all, or broken. `too-large`: more than 40 million pixels. */
export type EncoderFault = 'unreadable' | 'too-large' | 'failed' | 'busy';

export type EncoderResult =
  | { readonly ok: true; readonly facts?: PictureFacts; /** A WebP as base64. */ readonly bytes?: string }
  | { readonly ok: false; readonly reason: EncoderFault; readonly detail: string };

/** Most pixels that are decoded: 40 million, against files that are small and unfold to gigabytes. */
export const mostPixels = 40_000_000;
