// Takes what a test has drawn out of the document, and waits longer than the usual second where machines are busy.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
