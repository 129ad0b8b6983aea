declare module 'virtual:acceptors' {
  type Acceptors = import('./acceptors.ts').Acceptors;

  const acceptors: Acceptors;
  export default acceptors;
}

declare module 'virtual:inverses' {
  /** tool id → id of the tool that reverses it */
  const inverses: Readonly<Record<string, string>>;
  export default inverses;
}

declare module 'virtual:answers' {
  const answerers: readonly import('./answers.ts').Answerer[];
  export default answerers;
}
