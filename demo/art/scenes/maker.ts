import type { Scene } from '#demo/art/picture.ts';
import { BACK_WORK } from './makers/back-work.ts';
import { CLOSE_WORK } from './makers/close-work.ts';
import { FLOOR_WORK } from './makers/floor-work.ts';
import { outfitOf } from '#demo/art/portraits/outfit.ts';
import { STANDING_WORK } from './makers/standing-work.ts';

const WORKS = { ...FLOOR_WORK, ...BACK_WORK, ...STANDING_WORK, ...CLOSE_WORK };

export type WorkName = keyof typeof WORKS;

/** What may be chosen in the scene. */
export interface MakerOptions {
  /** The key of the host who is at work: clothes and hair are those of the portrait. */
  readonly host: string;
  readonly work: WorkName;
}

/** A host at work where the craft has its place: from the side, from behind, or only the hands. */
export const maker: Scene<MakerOptions> = {
  name: 'maker',
  draw(stage, { host, work }) {
    WORKS[work](stage, outfitOf(stage, host));
  },
};
