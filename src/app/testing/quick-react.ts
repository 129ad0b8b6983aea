// React's development build takes the stack of every element it makes and times every component. Both serve developer tools that no test
// has, and together they take a third of a test. This module has to come before React's.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = (await import('react')) as unknown as Record<string, object>;
// Beyond a number per second, React takes no more stacks.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined });
export {};
