import type { Picture } from '#demo/art/picture.ts';
import { CRAFT } from './craft.ts';
import { CRAFT_EXTRA } from './craft-extra.ts';
import { CRAFT_STAGE } from './craft-stage.ts';
import { HANOI } from './hanoi.ts';
import { HILLS } from './hills.ts';
import { HOME } from './home.ts';
import { KATHMANDU } from './kathmandu.ts';
import { KITCHEN } from './kitchen.ts';
import { MAKERS } from './makers.ts';
import { MAKERS_MORE } from './makers-more.ts';
import { MARKET } from './market.ts';
import { TABLE } from './table.ts';
import { SACRED } from './sacred.ts';
import { STREET_CITIES } from './street-cities.ts';
import { STREET_FOOD } from './street-food.ts';
import { STREETS } from './streets.ts';
import { RIVERS } from './rivers.ts';
import { UBUD } from './ubud.ts';
import { WATER } from './water.ts';
import { WATERSIDE } from './waterside.ts';

/** Every demo picture, in the order in which they are rendered. */
export const PICTURES: readonly Picture[] = [
  HOME,
  ...KATHMANDU,
  ...HANOI,
  ...UBUD,
  ...STREETS,
  ...STREET_FOOD,
  ...STREET_CITIES,
  ...TABLE,
  ...MARKET,
  ...KITCHEN,
  ...WATER,
  ...RIVERS,
  ...WATERSIDE,
  ...CRAFT,
  ...CRAFT_STAGE,
  ...CRAFT_EXTRA,
  ...MAKERS,
  ...MAKERS_MORE,
  ...SACRED,
  ...HILLS,
];
