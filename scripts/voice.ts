// `npm run voice`: counts refused phrases; a place (`-- doc`) or path prefix lists them, `-- --record` lowers the
// ceilings.
import { commitFaults } from './voice/commits.ts';
import { countHits, findHits, hitLine, lowerCeilings, readCeilings, voiceFaults } from './voice/voice-faults.ts';

const hits = findHits();
const counts = countHits(hits);
console.log(
  Object.entries(counts)
    .map(([place, count]) => `${place} ${count}`)
    .join(', '),
);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const hit of hits)
  if (wanted.some((one) => hit.place === one || hit.at.startsWith(one))) console.log(hitLine(hit));
if (process.argv.includes('--record')) lowerCeilings(counts);
const faults = [...voiceFaults(hits, readCeilings()), ...commitFaults()];
if (wanted.length === 0) for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
