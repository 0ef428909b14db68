// Outlines at a scale of 1:50 million are a kilometre or two off: true from far away, wrong beside a street.
const SURE = 8;
const GONE = 9.5;

/** How strongly land and sea are drawn at a zoom, from 1 to 0. */
export function landStrength(zoom: number): number {
  return Math.max(0, Math.min(1, (GONE - zoom) / (GONE - SURE)));
}
