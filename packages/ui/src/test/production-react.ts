// React in production has no `act`: docs/decisions/0097-page-tests-run-production-react.md
import React from 'react';

type Work = () => void;

/** The tasks that React has scheduled, in order. */
const tasks = new Set<Work>();

/** A function such as `queueMicrotask` whose tasks can also be run at once. */
const recordTasks =
  (schedule: (work: Work) => unknown) =>
  (work: Work): unknown => {
    const task = () => {
      if (tasks.delete(task)) work();
    };
    tasks.add(task);
    return schedule(task);
  };

const { setImmediate, setTimeout, queueMicrotask } = globalThis;

let depth = 0;

/** Runs what React has scheduled, and what it schedules meanwhile. */
function flush(): void {
  if (depth > 0) return;
  depth++;
  try {
    for (const task of tasks) task();
  } finally {
    depth--;
  }
}

/** Waits until React has nothing to do, at most some turns of the event loop. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    flush();
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (tasks.size === 0) return;
  }
}

/**
 * Does in the production build of React, which has no `act`, what `act` does in development: when it
 * returns, the page shows the effects of the callback.
 */
function runWithEffects<T>(callback: () => T | Promise<T>): PromiseLike<T> {
  let result: T | Promise<T>;
  depth++;
  try {
    result = callback();
  } finally {
    depth--;
  }
  flush();
  const end = async () => {
    const value = await result;
    await untilIdle();
    return value;
  };
  // biome-ignore lint/suspicious/noThenProperty: a caller that does not await needs no turns of the event loop
  return { then: (resolve, reject) => end().then(resolve, reject) };
}

// once in a process: React keeps the timers that it was loaded with
if (!('act' in React)) {
  Object.assign(globalThis, {
    setImmediate: recordTasks(setImmediate),
    queueMicrotask: recordTasks(queueMicrotask),
    // content that loads after its placeholder is shown without a pause of 300 ms
    setTimeout: (work: Work) => setTimeout(work, 0),
  });
  await import('react-dom/client');
  Object.assign(globalThis, { setImmediate, queueMicrotask, setTimeout });
  Reflect.set(React, 'act', runWithEffects);
}
