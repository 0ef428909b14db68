// Compresses the assets once, so that no request has to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = 1024;
const isText = /\.(js|css|svg|json|html)$/;
// The best quality takes ten times as long for three percent, and a first start is waited for.
const brotliQuality = 9;

/** Writes `name.br` and `name.gz` beside every text file of the folder that is larger than 1 KiB. */
export async function compressAssets(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const names = readdirSync(folder).filter((name) => isText.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(join(folder, name));
      if (content.length < worthIt) return;
      writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(content, { params }));
      writeFileSync(
        join(folder, `${name}.gz`),
        await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      );
    }),
  );
}
