// Entry point of discount codes in the back office (docs/back-office.md#discount-codes).
import * as code from './code.ts';
import * as codeBatch from './code-batch.ts';
import * as codeConfirm from './code-confirm.ts';
import * as codePlaces from './code-places.ts';
import * as codeSave from './code-save.ts';
import * as codeStop from './code-stop.ts';
import { codes } from './codes.ts';

export const adminCodeHandlers = {
  [code.route]: code.handle,
  [codeBatch.route]: codeBatch.handle,
  [codeConfirm.route]: codeConfirm.handle,
  [codePlaces.route]: codePlaces.handle,
  [codeSave.route]: codeSave.handle,
  [codeStop.route]: codeStop.handle,
  'admin/codes': codes.handle,
} as const;

export { codes };
export { registerCodeUsesFile } from './code-uses-file.ts';
