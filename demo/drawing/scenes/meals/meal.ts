import type { Point } from '../../kit/path-text.ts';
import type { Stage } from '../../kit/stage.ts';

/** Lays a meal whose main dish is centred on a point. */
export type Meal = (stage: Stage, centre: Point) => void;
