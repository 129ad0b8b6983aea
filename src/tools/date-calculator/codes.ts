/** What is special about a result. */
export const notes = ['month-end', 'skipped-time', 'repeated-time', 'offset-change', 'mean-calendar', 'recurrence-ignored', 'overnight'] as const;

export type Note = (typeof notes)[number];

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];
