// `npm run check-docs`: checks claims of pages and comments against the tree.
import { findDocFaults } from './tree/doc-faults.ts';

const faults = findDocFaults();
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('docs: every path, script, setting, decision and section named exists');
process.exitCode = faults.length > 0 ? 1 : 0;
