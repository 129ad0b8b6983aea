import type { UserEvent } from '@testing-library/user-event';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * Returns a user who points and types. Does not check whether an element accepts pointer events: there are no style sheets, and the check computes
 * the style of all ancestors for each press.
 */
export const setUpUser = (): UserEvent => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
