import type { Picture } from '../picture.ts';
import { HANOI } from './hanoi.ts';
import { HOME } from './home.ts';
import { KATHMANDU } from './kathmandu.ts';
import { UBUD } from './ubud.ts';

/** Every demo picture, in the order in which they are rendered. */
export const PICTURES: readonly Picture[] = [HOME, ...KATHMANDU, ...HANOI, ...UBUD];
