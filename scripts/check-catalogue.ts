// `npm run check:catalogue`: the demo world is complete and original. With words (`-- jaipur`) only faults whose file
// or place has one.
import { findCatalogueFaults } from './check-catalogue/catalogue-faults.ts';
import { faultLine } from '#src/server/catalogue-import/faults.ts';
import { projectFolder } from '#src/server/platform/config.ts';

const words = process.argv.slice(2);
const { faults, summary } = await findCatalogueFaults();
const shown = faults.filter(
  ({ file, place }) => words.length === 0 || words.some((word) => `${file} ${place}`.includes(word)),
);
for (const fault of shown) console.error(faultLine({ ...fault, file: fault.file.replace(projectFolder, '') }));
console.log(`${summary} ${faults.length === 0 ? 'All rules hold.' : `${faults.length} faults.`}`);
process.exitCode = shown.length === 0 ? 0 : 1;
