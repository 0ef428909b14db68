// The user of a dom test: types, clicks and picks files without a timer between two events.
import userEvent from '@testing-library/user-event';

/** Shared by all tests of a worker; tests with other settings use `user.setup({ applyAccept: false })`. */
export const user = userEvent.setup({ delay: null });
