import type { TableLight } from '#demo/art/motifs/table-light.ts';
import type { Tabletop } from '#demo/art/motifs/tabletop.ts';
import type { Meal } from './meal.ts';

/** A meal together with the table it belongs on and the light that falls there. */
export interface TableMeal {
  readonly tabletop: Tabletop;
  readonly light: TableLight;
  readonly lay: Meal;
}
