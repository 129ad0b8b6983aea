import * as React from 'react';

// React's development build records the stack of every element it creates and times every component. Both serve developer tools, which a
// test does not have, and together they take a third of its time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
// Above a number per second React records no more stacks than that.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set() {
    // React counts, and resets the count each second.
  },
});
Reflect.deleteProperty(console, 'timeStamp');
