import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintNoodleWares, paintWokWares } from '#demo/art/motifs/cart-noodles.ts';
import { paintBaguetteWares, paintChaatWares } from '#demo/art/motifs/cart-snacks.ts';
import { paintCook, type Cook } from '#demo/art/motifs/cook.ts';
import {
  CART,
  paintCartAwning,
  paintCartBack,
  paintCartFront,
  paintCartParasol,
  type StreetCart,
} from '#demo/art/motifs/street-cart.ts';
import type { Scene } from '#demo/art/picture.ts';
import { paintCartCorner, paintCartStreet, type CartDish } from './food-cart-street.ts';

/** What may be chosen in the scene. */
export interface FoodCartOptions {
  readonly dish: CartDish;
}

interface Outfit {
  readonly cart: Omit<StreetCart, 'foot'>;
  readonly cook: Omit<Cook, 'counter' | 'size'>;
  readonly wares: (stage: Stage, counter: Point) => void;
  /** A big sunshade instead of the awning. */
  readonly parasol?: true;
}

const OUTFITS: Record<CartDish, Outfit> = {
  noodles: {
    cart: { body: '#aab4ba', trim: '#d8dee0', awning: ['#d8402f', '#f8ecd2'], panel: 'steel' },
    cook: { shirt: '#f0a83c', apron: '#2c4a6e', headwear: 'cap', skin: '#b9794e' },
    wares: paintNoodleWares,
  },
  'flat-noodles': {
    cart: { body: '#2f7a72', trim: '#e0b46a', awning: ['#2a7d76', '#f4e6c4'], panel: 'planks' },
    cook: { shirt: '#f4ead6', apron: '#c8483c', headwear: 'cap', skin: '#b9794e' },
    wares: paintWokWares,
  },
  chaat: {
    cart: { body: '#2357a5', trim: '#f4c04a', awning: ['#f2922c', '#fdf1d8'], panel: 'flowers' },
    cook: { shirt: '#fbf3e2', apron: '#d8345c', headwear: 'turban', skin: '#94603f' },
    wares: paintChaatWares,
  },
  baguettes: {
    cart: { body: '#e2b04c', trim: '#8a4f2a', awning: ['#2f8a72', '#fdf3da'], panel: 'lattice' },
    cook: { shirt: '#8fb8c4', apron: '#f6efe0', headwear: 'cone', skin: '#c08a5c' },
    wares: paintBaguetteWares,
    parasol: true,
  },
};

const GROUND = 900;

/** A street-food cart with its cook. */
export const foodCart: Scene<FoodCartOptions> = {
  name: 'food-cart',
  draw(stage, { dish }) {
    const { cart, cook, wares, parasol } = OUTFITS[dish];
    const x = focalX(stage);
    paintCartStreet(stage, dish, GROUND);
    const placed: StreetCart = { ...cart, foot: [x, GROUND] };
    const counter: Point = [x, GROUND - CART.counter - 18];
    if (parasol) paintCartParasol(stage, placed);
    else paintCartBack(stage, placed);
    paintCook(stage, { ...cook, counter: [x + (dish === 'noodles' ? 62 : 20), counter[1] + 20], size: 0.86 });
    wares(stage, counter);
    paintCartFront(stage, placed);
    if (parasol === undefined) paintCartAwning(stage, placed);
    paintLampLight(stage, counter);
    paintCartCorner(stage, dish, GROUND);
  },
};

/** The warm light of the cart's own lamps, as strong as the hour asks. */
function paintLampLight(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  if (palette.lampGlow < 0.6) return;
  const glow = canvas.radial(
    ramp([0, '#ffb86a', palette.lampGlow * 0.62], [0.55, '#ff9a4a', palette.lampGlow * 0.26], [1, '#ff8a3a', 0]),
  );
  canvas.add(`<ellipse cx="${x}" cy="${y - 110}" rx="470" ry="330" fill="${glow}" style="mix-blend-mode:overlay"/>`);
  canvas.add(
    `<ellipse cx="${x}" cy="${y - 110}" rx="400" ry="260" fill="${glow}" opacity=".32" style="mix-blend-mode:screen"/>`,
  );
}
