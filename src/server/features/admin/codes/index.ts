// Entry point of discount codes in the back office (docs/back-office.md#discount-codes).
import { codesCalls } from './codes-calls.ts';
import * as codeConfirm from './code-confirm.ts';
import { codes } from './codes.ts';

export const adminCodeHandlers = {
  ...codesCalls,
  [codeConfirm.route]: codeConfirm.handle,
  'admin/codes': codes.handle,
} as const;

export { codes };
export { registerCodeUsesFile } from './code-uses-file.ts';
