import {
  answered,
  experimentOf,
  firstRowsOf,
  idleTrial,
  listedExperiments,
  master,
  person,
  rights,
  seen,
  trialOf,
  unanswered,
} from './stand-in-facts';

/** Lists that have nothing in them, whichever is asked for. */
const nothing = {
  trials: [],
  checkpoints: [],
  experiments: [],
  allocations: [],
  users: [],
  columns: [],
  files: [],
  workloads: [],
  workspaces: [],
  projects: [],
  resourcePools: [],
  pagination: { offset: 0, limit: 0, startIndex: 0, endIndex: 0, total: 0 },
};

/** A page of experiments. */
const listed = (trialId?: number, isShown = (_id: number) => true) => {
  const experiments = listedExperiments(trialId).filter(({ experiment }) => isShown(experiment.id));
  return {
    experiments,
    pagination: { ...nothing.pagination, total: experiments.length },
  };
};

const noMetrics = {
  searcherMetrics: [],
  trainingMetrics: [],
  validationMetrics: [],
  metricNames: [],
  batches: [],
  trials: [],
  promotedTrials: [],
  demotedTrials: [],
};

const idle = {
  trials: [idleTrial],
  pagination: { ...nothing.pagination, total: 1 },
};

const refusal = (status: number, code: number, error: string) =>
  Response.json({ error: { code, error } }, { status });

const pinned = [9012, 9014];

/** By the end of a path: what is not of a single experiment. */
const known: Record<string, unknown> = {
  '/master': master,
  '/me': { user: person },
  '/permissions/summary': rights,
  '/users/setting': {
    settings: [
      {
        storagePath: `project-details-${seen.whole}`,
        key: 'pinned',
        value: JSON.stringify({ [seen.whole]: pinned }),
      },
    ],
  },
};

const isKnown = (id: number) => !Object.values(unanswered).includes(id);

/** The facts of one experiment or trial, which are there even where nothing else of it is. */
function factsAt(path: string): unknown {
  const [, kind, digits] = /\/(experiments|trials)\/(\d+)$/.exec(path) ?? [];
  const id = Number(digits);
  if (kind === undefined || !isKnown(id)) return undefined;
  return kind === 'trials'
    ? { trial: trialOf(id) }
    : { experiment: experimentOf(id), jobSummary: null };
}

/** A task of that number: it ran, and is over. */
const taskOf = (taskId: string) => ({
  taskId,
  taskType: 'TASK_TYPE_NOTEBOOK',
  allocations: [],
  startTime: '2026-03-01T09:00:00Z',
  endTime: '2026-03-01T11:30:00Z',
});

/** Answers that come as lines: logs have none, of metrics one says that there are none. */
function streamAt(path: string): Response | undefined {
  if (/\/logs(\/fields)?$|\/profiler\//.test(path)) return new Response('');
  return /-stream\//.test(path) ? Response.json({ result: noMetrics }) : undefined;
}

/** The outcome of requests for this id, where it is not an answer. */
export function refusedAs(id: number): Response | Promise<Response> | undefined {
  if (id === answered.waiting || id === unanswered.waiting) return new Promise(() => {});
  if (id === answered.failed || id === unanswered.failed)
    return refusal(500, 13, 'the database is away');
  return id === answered.refused || id === unanswered.refused
    ? refusal(403, 7, 'access denied')
    : undefined;
}

/** Rows that are pinned are asked for by themselves, and left out of the others. */
function isShownBy(asked: URLSearchParams): (id: number) => boolean {
  const filter = asked.get('filter') ?? '';
  const isAbout = pinned.some((id) => filter.includes(`${id}`));
  if (!isAbout) return () => true;
  const isOthers = filter.includes('!=');
  return (id) => pinned.includes(id) !== isOthers;
}

/** The rows of a project; all of them are asked for in larger pages. */
function rowsOf(asked: URLSearchParams): Response | Promise<Response> {
  const projectId = Number(asked.get('projectId'));
  const limit = asked.get('limit');
  if (projectId === seen.whole) return Response.json(listed(undefined, isShownBy(asked)));
  const trialId = projectId - firstRowsOf(0);
  if (!Object.values(answered).includes(trialId)) return Response.json(nothing);
  return (limit === '500' && refusedAs(trialId)) || Response.json(listed(trialId));
}

/** Answers that differ, by the end of a path. */
export type Answers = Record<string, (asked: URLSearchParams) => Response | Promise<Response>>;

const instead = new Set<Answers>();

/** Has these answer until the returned function is called. */
export function answerInstead(answers: Answers): () => void {
  instead.add(answers);
  return () => instead.delete(answers);
}

const answererOf = (path: string) =>
  [...instead]
    .flatMap((answers) => Object.entries(answers))
    .find(([end]) => path.endsWith(end))?.[1];

function answerTo({ pathname: path, search, searchParams }: URL): Response | Promise<Response> {
  const answerer = answererOf(path);
  if (answerer) return answerer(searchParams);
  const facts = factsAt(path) ?? Object.entries(known).find(([end]) => path.endsWith(end))?.[1];
  if (facts !== undefined) return Response.json(facts);
  for (const [number] of `${path}${decodeURIComponent(search)}`.matchAll(/\b\d+\b/g)) {
    const refused = refusedAs(Number(number));
    if (refused) return refused;
  }
  if (path.endsWith('/experiments-search')) return rowsOf(searchParams);
  if (path.endsWith(`/experiments/${seen.idle}/trials`)) return Response.json(idle);
  const taskId = /\/tasks\/([^/]+)$/.exec(path)?.[1];
  if (taskId !== undefined) return Response.json({ task: taskOf(taskId) });
  return streamAt(path) ?? Response.json(nothing);
}

/** Replaces the network, so that parts that request data show each of their states. */
export function standInNetwork(): void {
  globalThis.fetch = async (input, init) => answerTo(new URL(new Request(input, init).url));
}
