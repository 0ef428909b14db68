// Runs once before the journeys: a program that would build for its own languages alone would take away those of another.
import { buildBundleOnce } from '../app/web-bundle.ts';

export async function setup(): Promise<void> {
  await buildBundleOnce();
}
