// What of the back office is theirs who looks: the navigation, links and buttons ask it (docs/back-office.md#areas). The server
// asks again at every call.
import { doesWork, type StaffArea, type StaffWork } from '#src/domain/office/staff/areas.ts';
import { useApp } from '../app/app-context.tsx';
import { useSession } from '../session/session.ts';

/** Their areas: as the page came with them, and as the session says once it is known. */
export function useAreas(): readonly StaffArea[] {
  const session = useSession();
  const { settings } = useApp();
  if (session.isLogin) return session.areas;
  return settings.staffAreas ?? [];
}

/**
 * Whether a piece of work is theirs. What is not is left out of the page: links, buttons and forms.
 */
export function useMayDo(): (work: StaffWork) => boolean {
  const areas = useAreas();
  return (work) => doesWork(work, areas);
}
