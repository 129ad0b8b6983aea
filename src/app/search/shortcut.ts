/** The name of the shortcuts' modifier key on this system. */
export const shortcutLabel = (userAgent: string): string => (/Mac|iPhone|iPad/u.test(userAgent) ? 'Cmd' : 'Ctrl');
