import type { UserEvent } from '@testing-library/user-event';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * A user who points and types. Whether an element takes pointer events is not checked: there are no style sheets, and the check computes the style
 * of all ancestors for each press.
 */
export const setUpUser = (): UserEvent => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
