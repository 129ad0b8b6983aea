/** What may be wrong with an entry of a list. */
export const listProblems = ['invalid-entry', 'end-before-start', 'prefix-too-long'] as const;
export type ListProblem = (typeof listProblems)[number];

/** Whether packets to an address are forwarded beyond its administrative domain (RFC 6890). */
export const reachabilities = ['yes', 'no', 'not-applicable'] as const;
export type Reachability = (typeof reachabilities)[number];
