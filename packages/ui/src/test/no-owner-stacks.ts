import * as React from 'react';

// React gives each element a task of the console in development, which nothing here reads
Reflect.deleteProperty(console, 'createTask');

// and the stack of who made it, for the first 10,000 of a second, which costs a seventh of a test
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});
