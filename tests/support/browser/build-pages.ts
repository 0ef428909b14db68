// Runs once before the journeys: a program that would build for its own languages alone would take away those of another, and
// filling the demo takes longer than starting with it.
import { buildBundleOnce } from '../app/web-bundle.ts';
import { fillDataOnce } from '../process/running-program.ts';

export async function setup(): Promise<() => void> {
  await buildBundleOnce();
  return fillDataOnce();
}
