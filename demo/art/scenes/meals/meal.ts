import type { Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Lays a meal whose main dish is centred on a point. */
export type Meal = (stage: Stage, centre: Point) => void;
