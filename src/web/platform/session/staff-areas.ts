// Areas of the back office that the signed-in person may use, for navigation, links and buttons (docs/back-office.md#areas). The server
// checks them again at every call.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { doesWork, type StaffArea, type StaffWork } from '#src/domain/admin/areas.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useSession } from './session.ts';

/** Of whom it was asked, and what was answered: once for each person who is logged in in this document. */
const loadedAreas = createStore<{ readonly person: string | null; readonly areas: readonly StaffArea[] }>(() => ({
  person: null,
  areas: [],
}));

/** Their areas: as the page came with them, and as the server says to who is logged in, also where another page came first. */
export function useStaffAreas(): readonly StaffArea[] {
  const { api, settings } = useApp();
  const { data } = useSession();
  const loaded = useStore(loadedAreas);
  const person = data?.id ?? null;
  const initial = settings.staffAreas;
  useEffect(() => {
    if (person === null || loadedAreas.getState().person === person) return;
    loadedAreas.setState({ person, areas: initial ?? [] });
    void api('user/auth', {}).then((answer) => {
      if (answer.ok && loadedAreas.getState().person === person) loadedAreas.setState({ areas: answer.data.areas });
    });
  }, [api, initial, person]);
  if (person !== null && loaded.person === person) return loaded.areas;
  return initial ?? [];
}

/**
 * Whether a piece of work is theirs. What is not is left out of the page: links, buttons and forms.
 */
export function useMayDo(): (work: StaffWork) => boolean {
  const areas = useStaffAreas();
  return (work) => doesWork(work, areas);
}
