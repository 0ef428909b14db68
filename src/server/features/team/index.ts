// Entry point of teams: who acts for a host. It imports no other feature, so that all may use it.
import * as mine from './mine.ts';

export { type Acting, type ActingFor, findActing, findPanelHost, roleIn } from './acting.ts';
export { hostsFor, teamOf, type TeamMember } from './queries.ts';

export const teamHandlers = { [mine.route]: mine.handle } as const;
