// The proofs that take minutes, in turn: `npm run proofs`, or `npm run proofs -- lighthouse bench`. Prints a line for
// each, and exits with 1 when one fails; names those whose programs are missing.
import { runNode } from './kit/run-node.ts';
import { leftOut, proofs, type Proof } from './list.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !proofs.some((proof) => proof.name === name));
if (unknown.length > 0) {
  console.error(`No proof is called ${unknown.join(', ')}. There are: ${proofs.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

async function prove({ name, shows, words, env = {} }: Proof): Promise<{ holds: boolean; line: string }> {
  console.log(`\n── ${name}: ${shows}`);
  const started = performance.now();
  const { code } = await runNode({ words, env: { ...process.env, ...env }, isShown: true });
  const seconds = Math.round((performance.now() - started) / 1000);
  const word = code === 0 ? 'holds   ' : code === leftOut ? 'left out' : 'FAILED  ';
  return { holds: code === 0 || code === leftOut, line: `${word}  ${name}: ${shows} (${seconds} s)` };
}

const results: { holds: boolean; line: string }[] = [];
for (const proof of proofs) if (wanted.length === 0 || wanted.includes(proof.name)) results.push(await prove(proof));
console.log('');
for (const { line } of results) console.log(line);
process.exitCode = results.every(({ holds }) => holds) ? 0 : 1;
