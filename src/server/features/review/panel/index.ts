// Entry point of reviews in the host panel.
import * as listHost from './list-host.ts';

export const panelReviewHandlers = { [listHost.route]: listHost.handle } as const;

export { findReviewed } from './host-list-queries.ts';
