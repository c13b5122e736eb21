const experimentOf = (id: number) => ({
  id,
  name: 'mnist',
  archived: false,
  username: 'ada',
  jobId: 'b1f0',
  originalConfig: '',
  projectOwnerId: 1,
  state: 'STATE_COMPLETED',
  startTime: '2026-03-01T09:00:00Z',
  endTime: '2026-03-01T11:30:00Z',
  numTrials: 16,
  searcherType: 'adaptive_asha',
  projectId: 2,
  projectName: 'digits',
  workspaceId: 2,
  workspaceName: 'Vision',
  config: {
    name: 'mnist',
    searcher: {
      name: 'adaptive_asha',
      metric: 'validation_loss',
      max_trials: 16,
      max_length: { batches: 1600 },
      max_rungs: 5,
      divisor: 4,
    },
    resources: { slots_per_trial: 4 },
    hyperparameters: { learning_rate: { type: 'log', minval: -4, maxval: -1, base: 10 } },
  },
});

/** Ids of experiments, by what asking for anything of theirs comes to; of each its own facts are there. */
export const answered = { empty: 9000, waiting: 9001, failed: 9002, refused: 9003 };

/** The same where not even its facts are there. */
export const unanswered = { waiting: 9101, failed: 9102, refused: 9103 };

/** Lists that have nothing in them, whichever is asked for. */
const nothing = {
  trials: [],
  checkpoints: [],
  experiments: [],
  allocations: [],
  users: [],
  pagination: { offset: 0, limit: 0, startIndex: 0, endIndex: 0, total: 0 },
};

const refusal = (status: number, code: number, error: string) =>
  Response.json({ error: { code, error } }, { status });

function answerTo(address: URL): Response | Promise<Response> {
  const path = address.pathname;
  const own = /\/experiments\/(\d+)$/.exec(path)?.[1];
  if (own !== undefined && !Object.values(unanswered).includes(Number(own)))
    return Response.json({ experiment: experimentOf(Number(own)), jobSummary: null });
  const asked = `${path}${address.search}`;
  if (/9[01]01/.test(asked)) return new Promise(() => {});
  if (/9[01]02/.test(asked)) return refusal(500, 13, 'the database is away');
  if (/9[01]03/.test(asked)) return refusal(403, 7, 'access denied');
  return Response.json(nothing);
}

/** Stands where the network would be, so that parts that ask a master show each of their looks. */
export function standInNetwork(): void {
  globalThis.fetch = async (input, init) => answerTo(new URL(new Request(input, init).url));
}
