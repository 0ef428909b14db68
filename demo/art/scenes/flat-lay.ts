import type { Scene } from '#demo/art/picture.ts';
import { focalX } from '#demo/art/kit/stage.ts';
import { paintCloth, type Weave } from '#demo/art/motifs/cloth.ts';
import { layBunRieu } from './meals/bun-rieu.ts';
import { layDalBhat } from './meals/dal-bhat.ts';
import type { Meal } from './meals/meal.ts';
import { layNasiCampur } from './meals/nasi-campur.ts';
import { layNoodleSoup } from './meals/noodle-soup.ts';
import { layPho } from './meals/pho.ts';

/** The meals that can be laid. */
export type Dish = 'noodle' | 'pho' | 'bunrieu' | 'dalbhat' | 'nasicampur';

/** What may be chosen in the scene. */
export interface FlatLayOptions {
  readonly dish: Dish;
}

const MEALS: Record<Dish, { weave: Weave; lay: Meal }> = {
  noodle: { weave: 'diamond', lay: layNoodleSoup },
  pho: { weave: 'stripe', lay: layPho },
  bunrieu: { weave: 'stripe', lay: layBunRieu },
  dalbhat: { weave: 'block-print', lay: layDalBhat },
  nasicampur: { weave: 'batik', lay: layNasiCampur },
};

/** A meal on a table cloth, seen from above. */
export const flatLay: Scene<FlatLayOptions> = {
  name: 'flat-lay',
  draw(stage, { dish }) {
    const { weave, lay } = MEALS[dish];
    paintCloth(stage, weave);
    lay(stage, [focalX(stage), 510]);
  },
};
