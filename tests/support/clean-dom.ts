// Takes what a test has drawn out of the document, ends a login that it has made, because tests of one worker share the session,
// and waits longer than the usual second where machines are busy.
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
