// `npm run host-texts`: missing and faulty texts of host languages. With a language (`-- ne`) shows missing ones in
// English.
import { catalogueFaults, missingTexts, readHostFile, translated } from './catalogue-faults.ts';
import { englishOfHosts } from './host-catalogues.ts';

const wanted = process.argv.slice(2);
const english = englishOfHosts;
const count = Object.values(english).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
let isWhole = true;
for (const language of translated) {
  const file = readHostFile(language);
  const missing = missingTexts(file, english);
  const faults = catalogueFaults(language, file, english);
  isWhole &&= missing.length + faults.length === 0;
  console.log(`${language}: ${count - missing.length} of ${count} texts, ${faults.length} faults`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (!wanted.includes(language)) continue;
  for (const { name, key, text } of missing) console.log(`  ${name} ${key} = ${text}`);
}
process.exitCode = isWhole ? 0 : 1;
