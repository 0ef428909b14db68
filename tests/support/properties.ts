// Starts property tests from one seed, so that two runs of one commit try the same. `npm run proofs -- seeds` tries
// others.
import fc from 'fast-check';
import { propertySeed } from './property-seed.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });

export { fc };
