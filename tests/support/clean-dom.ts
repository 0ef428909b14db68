// After each test: removes its rendering, ends its login, because tests of one worker share the session. Waits longer
// than the usual second on busy machines.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { sessionState, signOut } from '#src/web/platform/session/session.ts';
import { askByName } from './web/plain-styles.ts';

const agrees = createApi(async () => ({ status: 'success' }));

askByName();
configure({ asyncUtilTimeout: 15_000 });
afterEach(async () => {
  cleanup();
  if (sessionState.getState().isLogin) await signOut(agrees);
});
