// How much more a list costs in the largest catalogue than in the smallest.
import { ratio, type Figure, type Result } from './results.ts';

/** The result name of a mix's milliseconds. */
export const millisecondsOf = (mix: string): string => `ms of ${mix}`;

/** One figure for each mix; none when only one size was measured. */
export function growthOf(results: readonly Result[], most: (mix: string) => number): Figure[] {
  const times = results.filter(({ name }) => name.startsWith(millisecondsOf('')));
  const sizes = times.map(({ courses }) => courses ?? 0);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  if (smallest >= largest) return [];
  return times
    .filter(({ courses }) => courses === largest)
    .map(({ name, value }) => {
      const before = times.find((first) => first.courses === smallest && first.name === name)?.value ?? Number.NaN;
      const mix = name.slice(millisecondsOf('').length);
      const detail = `${before.toFixed(2)} ms to ${value.toFixed(2)} ms`;
      return ratio(`${mix}, ${largest} courses / ${smallest}`, value / before, { most: most(mix) }, detail);
    });
}
