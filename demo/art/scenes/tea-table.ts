import type { Stage } from '#demo/art/kit/stage.ts';
import type { Scene } from '#demo/art/picture.ts';
import { paintTasting } from './cups/darjeeling-tasting.ts';
import { paintChai } from './cups/jaipur-chai.ts';
import { paintTeaShop } from './cups/yangon-teashop.ts';

/** A tasting among the tea hills, chai at a bazaar stall, or a tea-shop table on the pavement. */
export type TeaKind = 'tasting' | 'chai' | 'teashop';

/** What may be chosen in the scene. */
export interface TeaOptions {
  readonly kind: TeaKind;
}

const KINDS: Record<TeaKind, (stage: Stage) => void> = {
  tasting: paintTasting,
  chai: paintChai,
  teashop: paintTeaShop,
};

/** Tea in cups. */
export const teaTable: Scene<TeaOptions> = {
  name: 'tea-table',
  draw: (stage, { kind }) => KINDS[kind](stage),
};
