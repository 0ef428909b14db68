// Third-party specifications, next to the project in ../shared/reference and not part of it (docs/credits.md). Their
// tests run where that folder exists and are skipped by name elsewhere.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe } from 'vitest';

const beside = new URL('../../../shared/reference/', import.meta.url);

// SHA-256 of the versions that the tests were written for.
const sums: Readonly<Record<string, string>> = {
  'asvs/asvs-5.0.0-en.csv': '98c8fe911b9edb403af8ee05d3ce8201ecac2659e313b053890a62847cdcf680',
  'iso20022/pain.001.001.09.xsd': '9708ccc536d56212be086b968d665a30ba19314122ac0992612e7bb07e04ca21',
  'paypal/checkout_orders_v2.json': '4cc647244b3cc1e3244d26a685f3a94a64f53fa6828e533bdfde67f440b734c1',
  'paypal/notifications_webhooks_v1.json': '6201ca2feeca74d45064479aa483df60dd4bb3f19b3a3b106ae49d653932f3bf',
  'paypal/payments_payment_v2.json': '73985bd25819a9d42c0990de111caebf7bea8f0ea1f2647dbe30bd62daddae6c',
  'twilio/messages-2010-04-01.json': 'b8a0a673b04938487ffc9efeda2ea70156f046a3882416e2f8843d26d79a7998',
};

/** The text of a specification. Throws when it is missing or another version. */
export function readSpecification(path: string): string {
  const bytes = readFileSync(new URL(path, beside));
  if (createHash('sha256').update(bytes).digest('hex') !== sums[path])
    throw new Error(`../shared/reference/${path} is another version than the tests know: compare, then change its sum`);
  return bytes.toString('utf8');
}

/** Tests that read the specifications of a folder: skipped by name without it. They read in hooks and tests only. */
export function describeBy(folder: string, title: string, tests: () => void): void {
  const isThere = existsSync(new URL(folder, beside));
  describe.skipIf(!isThere)(isThere ? title : `${title} (left out: no ../shared/reference/${folder})`, tests);
}
