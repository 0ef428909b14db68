// Areas of the back office that the signed-in person may use, for navigation, links and buttons (docs/reference/back-office.md#areas). The server
// checks them again at every call.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hasPermission, type StaffArea, type StaffPermission } from '#src/domain/admin/areas.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useSession } from './session.ts';

/** The loaded areas and their person: one request for each login in this document. */
const loadedAreas = createStore<{ readonly person: string | null; readonly areas: readonly StaffArea[] }>(() => ({
  person: null,
  areas: [],
}));

/** The areas of the signed-in person: from the page, or from the server after a client-side page change. */
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
 * Whether the signed-in person may do a piece of work. Pages leave out links, buttons and forms of other work.
 */
export function useMayDo(): (permission: StaffPermission) => boolean {
  const areas = useStaffAreas();
  return (permission) => hasPermission(permission, areas);
}
