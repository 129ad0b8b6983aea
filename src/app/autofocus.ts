/**
 * In pages that are rendered at build time, replaces the attribute `autofocus` of the main input: whether it takes the focus depends on
 * the screen, which only the app knows.
 */
export const AUTOFOCUS = 'data-autofocus';
