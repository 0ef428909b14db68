// After each test: empties the page and ends its login, because tests of one worker share both, and waits for what is
// still being loaded, because nothing loads after the last test. Waits longer than the usual second on busy machines.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { sessionState, signOut } from '#src/web/platform/session/session.ts';
import { askByName } from './web/plain-styles.ts';

const agrees = createApi(async () => ({ status: 'success' }));

askByName();
configure({ asyncUtilTimeout: 15_000 });
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  if (sessionState.getState().isLogin) await signOut(agrees);
  await vi.dynamicImportSettled();
});
