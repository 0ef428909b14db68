// Entry point of the figures of the back office: what happened by day, counted once and kept (docs/back-office.md#figures).
import * as figureList from './figure-list.ts';

export const adminFigureHandlers = { [figureList.route]: figureList.handle } as const;

export { countDays } from './count-days.ts';
export { registerFigureFile } from './figure-file.ts';
