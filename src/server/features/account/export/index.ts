// Entry point of the file of one's own data.
import * as own from './export.ts';

export const exportHandlers = { [own.route]: own.handle } as const;

export { registerExportFile } from './export-file.ts';
