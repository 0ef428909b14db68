import type { Stage } from '#demo/art/kit/stage.ts';
import type { Scene } from '#demo/art/picture.ts';
import { paintFishMarket } from './markets/fish.ts';
import { paintFlowerMarket } from './markets/flowers.ts';
import { paintFruitStall } from './markets/fruit.ts';
import { paintGreensMarket } from './markets/greens.ts';
import { paintSpiceShop } from './markets/spice.ts';

/** What is sold. */
export type MarketWares = 'fruit' | 'greens' | 'spice' | 'flowers' | 'fish';

/** What may be chosen in the scene. */
export interface MarketStallOptions {
  readonly wares: MarketWares;
}

const STALLS: Record<MarketWares, (stage: Stage) => void> = {
  fruit: paintFruitStall,
  greens: paintGreensMarket,
  spice: paintSpiceShop,
  flowers: paintFlowerMarket,
  fish: paintFishMarket,
};

/** A market stall with its heaps and its seller. */
export const marketStall: Scene<MarketStallOptions> = {
  name: 'market-stall',
  draw: (stage, { wares }) => STALLS[wares](stage),
};
