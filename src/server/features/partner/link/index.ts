// Entry point of links of ambassadors (docs/partners.md#the-link).
import * as open from './open.ts';
import * as visit from './visit.ts';

export const partnerLinkHandlers = { [open.route]: open.handle, [visit.route]: visit.handle } as const;
