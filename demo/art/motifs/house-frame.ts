import type { Point } from '#demo/art/kit/path-text.ts';

/** A wooden house on posts over the water, seen from the front. Sizes in its own units; 1 is 260 by about 330. */
export interface StiltHouse {
  /** Middle of its front at the water line. */
  readonly foot: Point;
  readonly size: number;
  readonly width?: number;
  /** How far the floor stands above the water. */
  readonly posts?: number;
  readonly wall: string;
  readonly shutter: string;
  readonly roof: 'gable' | 'tin' | 'thatch';
  readonly roofColour: string;
  /** Panelled like a Thai house, or of upright boards. */
  readonly boards?: 'panels' | 'upright';
  readonly life?: readonly ('laundry' | 'pots' | 'ladder' | 'lamp' | 'jars' | 'sitter')[];
  readonly haze?: number;
}

/** The house with the measures that its parts share. */
export interface HouseFrame extends StiltHouse {
  readonly half: number;
  /** y of floor and of eaves. */
  readonly floor: number;
  readonly eave: number;
  readonly tone: (colour: string) => string;
}
