// What is written down about every rendered portrait, and how it is read back.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_FOLDER, type ManifestEntry } from '#demo/art/manifest.ts';
import type { Person } from './person.ts';
import type { HostPortrait } from './portraits.ts';

/** Next to the manifest of the pictures. */
export const PORTRAIT_MANIFEST = path.join(PICTURE_FOLDER, 'portraits.json');

/** Widths in pixels of the square files that are drawn. */
export const SQUARES = [96, 192, 384] as const;

/** One portrait in `portraits.json`. */
export interface PortraitEntry extends Pick<
  ManifestEntry,
  'palette' | 'focal' | 'svg_sha256' | 'alt' | 'width' | 'height' | 'dominant' | 'blur' | 'bytes'
> {
  readonly person: Person;
}

/** All portraits by id. */
export type PortraitManifest = Record<string, PortraitEntry>;

/** The manifest as committed; empty when nothing has been rendered yet. */
export function readPortraits(): PortraitManifest {
  return existsSync(PORTRAIT_MANIFEST) ? (JSON.parse(readFileSync(PORTRAIT_MANIFEST, 'utf8')) as PortraitManifest) : {};
}

/** The facts of a portrait that need no rendering. */
export function describePortrait({
  country,
  person,
  name,
}: HostPortrait): Pick<PortraitEntry, 'person' | 'palette' | 'focal' | 'alt'> {
  return { person, palette: country, focal: [0.5, 0.45], alt: `Illustration of ${name}, a host of the demo.` };
}
