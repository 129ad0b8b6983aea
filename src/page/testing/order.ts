/** The names of the fields and results in an element, in order. */
export const order = (element: Element): readonly (string | undefined)[] =>
  [...element.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field);
