import * as React from 'react';

// React's development build takes the stack of every element it makes and times every component. Both serve developer tools, of which a
// test has none, and together they take a third of its time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
// Beyond a number a second React takes no more stacks.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set() {
    // React counts, and starts anew each second.
  },
});
Reflect.deleteProperty(console, 'timeStamp');
