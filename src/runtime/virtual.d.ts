declare module 'virtual:acceptors' {
  type Acceptors = import('./acceptors.ts').Acceptors;

  const acceptors: Acceptors;
  export default acceptors;
}

declare module 'virtual:inverses' {
  /** Tool → the tool that turns its result back. */
  const inverses: Readonly<Record<string, string>>;
  export default inverses;
}
