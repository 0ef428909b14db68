import type { Sitting } from '#demo/art/portraits/sitting.ts';

/** Something worn on the head. The painters are given its own colour, already in the light of the picture. */
export interface Headwear {
  /** `all` hides hair and ears, `top` the crown. */
  readonly covers: 'all' | 'top';
  readonly colours: readonly [string, ...string[]];
  /** Behind head and shoulders. */
  readonly back?: (sitting: Sitting, colour: string) => void;
  /** Over the face's edge. */
  readonly front: (sitting: Sitting, colour: string) => void;
  /** Over the clothes too: ends that hang down. */
  readonly over?: (sitting: Sitting, colour: string) => void;
}
