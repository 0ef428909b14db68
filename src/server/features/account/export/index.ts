// Entry point of the file of one's own data.
import * as own from './export.ts';

export const exportHandlers = { [own.route]: own.handle } as const;

export { gatherOwnData } from './export.ts';
export { findAccountOf } from './queries.ts';
export { registerExportFile } from './export-file.ts';
