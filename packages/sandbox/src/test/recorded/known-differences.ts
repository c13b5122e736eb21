/** Why the sandbox answers a recorded request differently from the recorded master. */
export type KnownDifference = {
  /** `<file>/<name>` of the exchanges, or the operation whose answers all differ */
  of: readonly string[];
  reason: string;
};

export const knownDifferences: readonly KnownDifference[] = [
  {
    of: ['agents/020-slot-enable', 'agents/022-slot-enable-2', 'sweep-admin/014-GetSlot'],
    reason: 'calls of slots stay alive when agents reconnect after a restart of the master',
  },
  {
    of: [
      'crashed-rm/028-ahead-of',
      'crashed-rm/042-extra-after-move',
      'experiments-active/026-get-queued',
    ],
    reason: 'the queue of a pool that is not there does not stop the resource manager',
  },
  {
    of: ['findings-3/validate-asha-max-time'],
    reason: 'unknown keys are listed once, in their own order; the master repeats them in another',
  },
  {
    of: ['bulk/011-move-filters'],
    reason: 'experiments can be moved by a filter, which the database refused',
  },
  {
    of: ['outside/034-pprof'],
    reason: 'there is no profile of a process that does not exist',
  },
  {
    of: ['runner-metrics/035-time-series'],
    reason: 'numbers of custom metric groups come as numbers, not as text',
  },
  {
    of: ['live-streams/sample'],
    reason: 'which trial overtakes which is another story in every search: none was demoted',
  },
];

/** Recorded requests without an answer to compare. */
export const unanswered: readonly KnownDifference[] = [
  { of: ['restart/018-while-down'], reason: 'the master was down' },
  {
    of: [
      'console-walk/680-experiments-900-trials',
      'console-walk/709-experiments-24-trials',
      'console-walk/771-experiments-24-visualization-hp-heat-map',
      'console-walk/792-logout',
    ],
    reason: 'the page hung up before the answer',
  },
];
