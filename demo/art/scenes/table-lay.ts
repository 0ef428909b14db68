import { focalX } from '#demo/art/kit/stage.ts';
import { paintTableLight } from '#demo/art/motifs/table-light.ts';
import { paintTabletop } from '#demo/art/motifs/tabletop.ts';
import type { Scene } from '#demo/art/picture.ts';
import { dosa } from './meals/dosa.ts';
import { momo } from './meals/momo.ts';
import { amok } from './meals/amok.ts';
import { pepperCrab } from './meals/pepper-crab.ts';
import { larb } from './meals/larb.ts';
import { tomYum } from './meals/tom-yum.ts';
import { padThai } from './meals/pad-thai.ts';
import { springRolls } from './meals/spring-rolls.ts';
import { gudeg } from './meals/gudeg.ts';
import { laksa } from './meals/laksa.ts';
import { nasiLemak } from './meals/nasi-lemak.ts';
import { adobo } from './meals/adobo.ts';
import { mohinga } from './meals/mohinga.ts';
import { teaLeafSalad } from './meals/tea-leaf-salad.ts';
import { jaipurSweets } from './meals/jaipur-sweets.ts';
import { penangKuih } from './meals/penang-kuih.ts';
import { khaoSoi } from './meals/khao-soi.ts';
import type { TableMeal } from './meals/table-meal.ts';
import { thali } from './meals/thali.ts';

/** The meals that can be laid. */
export type TableDish =
  | 'khaosoi'
  | 'kuih'
  | 'sweets'
  | 'tealeaf'
  | 'mohinga'
  | 'adobo'
  | 'nasilemak'
  | 'laksa'
  | 'gudeg'
  | 'springrolls'
  | 'padthai'
  | 'tomyum'
  | 'larb'
  | 'crab'
  | 'amok'
  | 'momo'
  | 'thali'
  | 'dosa';

/** What may be chosen in the scene. */
export interface TableLayOptions {
  readonly dish: TableDish;
}

const MEALS: Record<TableDish, TableMeal> = {
  khaosoi: khaoSoi,
  kuih: penangKuih,
  sweets: jaipurSweets,
  tealeaf: teaLeafSalad,
  mohinga,
  adobo,
  nasilemak: nasiLemak,
  laksa,
  gudeg,
  springrolls: springRolls,
  padthai: padThai,
  tomyum: tomYum,
  larb,
  crab: pepperCrab,
  amok,
  momo,
  thali,
  dosa,
};

/** A meal on its own table, seen from above in the light of a palm, a window or a lamp. */
export const tableLay: Scene<TableLayOptions> = {
  name: 'table-lay',
  draw(stage, { dish }) {
    const { tabletop, light, lay } = MEALS[dish];
    paintTabletop(stage, tabletop);
    lay(stage, [focalX(stage), 510]);
    paintTableLight(stage, light);
  },
};
