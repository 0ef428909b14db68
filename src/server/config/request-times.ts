// How long a request may take to arrive. No settings: they are facts about people's networks, not about an installation.

/** In milliseconds and bytes. */
export interface RequestTimes {
  headersMs: number;
  /** A whole body that is no upload; also the stretch over which an upload's speed is looked at. */
  bodyMs: number;
  uploadMs: number;
  uploadBytesPerSecond: number;
  /** How often Node looks for connections that are too slow. */
  checkMs: number;
}

/** A body of JSON is small; a photo over a weak phone network takes its time, but it keeps coming. */
export const usualRequestTimes: Readonly<RequestTimes> = {
  headersMs: 15_000,
  bodyMs: 15_000,
  uploadMs: 600_000,
  uploadBytesPerSecond: 5000,
  checkMs: 1000,
};
