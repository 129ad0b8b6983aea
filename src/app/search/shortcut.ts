/** What the modifier key of shortcuts is called on this system. */
export const shortcutLabel = (userAgent: string): string => (/Mac|iPhone|iPad/u.test(userAgent) ? 'Cmd' : 'Ctrl');
