import * as React from 'react';

// React creates a console task for each element in development, which no code here reads
Reflect.deleteProperty(console, 'createTask');
// it also logs each component for the performance panel of a browser
Reflect.deleteProperty(console, 'timeStamp');

// it also records the creating stack, for the first 10,000 elements of a second, which costs a
// seventh of a test
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});
