// Whoever uses the page in a dom test: types, clicks and picks files without a timer between two events.
import userEvent from '@testing-library/user-event';

/** One pair of hands for all tests of a worker; with other settings where a test says so: `user.setup({ applyAccept: false })`. */
export const user = userEvent.setup({ delay: null });
