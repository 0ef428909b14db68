// Entry point of applications as ambassador (docs/partners.md#applications).
import * as decide from './decide-application.ts';

export { findMailedDecision, type MailedDecision } from './application-queries.ts';

export const applicationHandlers = { [decide.route]: decide.handle } as const;
