// From the build manifest to the files a page loads.
import type { PageAssets } from './page-settings.ts';

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
// Exactly these two are preloaded (visual rule 10); other cuts load when their letters appear.
const PRELOADED_FONT = /-latin-wght-normal-[^/]*\.woff2$/;

function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => scriptsOf(manifest, other, seen))];
}

/**
 * Reads the manifest.
 * @param base what stands before the file names, usually `/`
 */
export function assetsFromManifest(manifest: Manifest, base = '/'): PageAssets {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`the build manifest has no ${ENTRY}`);
  const shared = new Set(scriptsOf(manifest, ENTRY));
  const modules = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry === true)
    .map(([key]) => {
      const files = scriptsOf(manifest, key).filter((file) => !shared.has(file));
      return [key, files.map((file) => base + file)] as const;
    });
  return {
    entry: base + entry.file,
    css: (entry.css ?? []).map((file) => base + file),
    fonts: (entry.assets ?? []).filter((file) => PRELOADED_FONT.test(`/${file}`)).map((file) => base + file),
    modules: Object.fromEntries(modules),
  };
}
