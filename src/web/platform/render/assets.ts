// From the build manifest to the files a page loads.
import type { PageAssets } from '#src/web/platform/app/page-settings.ts';

/** One entry of the manifest that the build writes (`.vite/manifest.json`). */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/** The build manifest. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const ENTRY = 'src/web/entry-client.tsx';
const EARLY = 'src/web/platform/hydration/early-script.ts';
// Exactly these two are preloaded; other cuts load when their letters appear.
const PRELOADED_FONT = /-latin-wght-normal-[^/]*\.woff2$/;

function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other, seen))];
}

/** The built file of the early script, whose text stands in every page. */
export function earlyFile(manifest: Manifest): string {
  const early = manifest[EARLY];
  if (early === undefined) throw new Error(`the build manifest has no ${EARLY}`);
  return early.file;
}

/**
 * Reads the manifest.
 * @param early the text of the early script
 * @param base what stands before the file names, usually `/`
 */
export function assetsFromManifest(manifest: Manifest, early: string, base = '/'): PageAssets {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`the build manifest has no ${ENTRY}`);
  const shared = new Set(chunksOf(manifest, ENTRY));
  const own = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry === true)
    .map(([key]) => [key, chunksOf(manifest, key)] as const);
  const filesOf = (pick: (chunk: ManifestChunk) => readonly string[]) =>
    Object.fromEntries(own.map(([key, chunks]) => [key, chunks.flatMap(pick).map((file) => base + file)]));
  return {
    entry: base + entry.file,
    early,
    css: (entry.css ?? []).map((file) => base + file),
    fonts: (entry.assets ?? []).filter((file) => PRELOADED_FONT.test(`/${file}`)).map((file) => base + file),
    styles: filesOf((chunk) => (shared.has(chunk) ? [] : (chunk.css ?? []))),
    // Also what the entry imports: the browser would find it only after the entry has come.
    modules: filesOf((chunk) => (chunk === entry ? [] : [chunk.file])),
  };
}
