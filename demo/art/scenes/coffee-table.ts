import type { Stage } from '#demo/art/kit/stage.ts';
import type { Scene } from '#demo/art/picture.ts';
import { paintBandungRoast } from './cups/bandung-roast.ts';
import { paintCherries } from './cups/coffee-cherries.ts';
import { paintHanoiCoffee } from './cups/hanoi-coffee.ts';
import { paintPakseCoffee } from './cups/pakse-coffee.ts';

/** Whose coffee it is, or the fruit itself. */
export type CoffeePlace = 'hanoi' | 'pakse' | 'bandung' | 'cherries';

/** What may be chosen in the scene. */
export interface CoffeeOptions {
  readonly place: CoffeePlace;
}

const PLACES: Record<CoffeePlace, (stage: Stage) => void> = {
  hanoi: paintHanoiCoffee,
  pakse: paintPakseCoffee,
  bandung: paintBandungRoast,
  cherries: paintCherries,
};

/** Coffee on the shrub, dripping, drying or in the roasting pan. */
export const coffeeTable: Scene<CoffeeOptions> = {
  name: 'coffee-table',
  draw: (stage, { place }) => PLACES[place](stage),
};
