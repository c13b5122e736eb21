import { answerCall } from './dispatch';
import { defaultFaults } from './faults/fault';
import { createFaults, type Faults, skewableClock, skewOf } from './faults/faults';
import { parseFault } from './faults/parse-fault';
import { withFaults } from './faults/with-faults';
import { type Clock, realClock } from './lib/clock';
import type { Listening, ListenOptions } from './listen';
import {
  copyMasterState,
  createMasterState,
  type MasterState,
  type MasterStateInput,
} from './master-state';
import { createQueryPool } from './master-times/query-pool';
import { defaultRelease, type Release } from './release';
import type { WebhookSenderOptions } from './webhooks/webhook-sender';
import { type Call, callFrom, type PlainRequest } from './wire/call';
import { type Answer, fetchOf, messageReply, type Reply } from './wire/reply';

export type SandboxOptions = {
  /** the same seed gives the same data */
  seed?: number;
  /** the initial data: `demo` by default, `empty` or `rbac` */
  scenario?: string;
  /** the clock, `manualClock(start)` in tests; real time by default */
  clock?: Clock;
  /** speed relative to real time, without a given clock */
  speed?: number;
  /** number of additional finished experiments in the demo, up to millions */
  experiments?: number;
  /** whether roles decide on permissions; on in the scenario `rbac`, else off */
  rbac?: boolean;
  /** whether changing queues requires the permission, with roles; off by default */
  strictJobQueueControl?: boolean;
  /** how webhooks are delivered and signed, and the allowed hosts: none by default */
  webhooks?: Partial<WebhookSenderOptions>;
  /** injected failures, such as `latency=300` or `error=getExperiments:0.2:500` */
  faults?: readonly string[];
  /** `measured`: reads take as long as they took a real master; as fast as it can by default */
  masterTimes?: string;
  /** the release of the master that it imitates: 0.23.4 by default */
  release?: Release;
  /** opens `/sandbox/faults`, where faults are set and cleared at run time */
  control?: boolean;
};

export type Sandbox = {
  fetch: (request: Request) => Promise<Response>;
  /** The same without web requests and responses, for servers that do not need them. */
  answer: (request: PlainRequest) => Promise<Reply>;
  /** Opens a port, a free one unless `port` is given, and answers there. Node only. */
  listen: (options?: ListenOptions) => Promise<Listening>;
  clock: Clock;
  coverage: () => ReturnType<typeof coverage>;
  /** Lists or sets faults at run time. */
  faults: { list: () => string[]; set: (specs: readonly string[]) => void };
  /**
   * An independent copy in memory, which costs a fraction of a new sandbox. It answers what this one
   * would answer, on a clock that shows the time of this one or a later time, such as
   * `manualClock(sandbox.clock.now())`. Pending calls and deliveries stay with this one.
   * @throws Error for the scenario `huge` and with additional experiments
   */
  fork: (clock: Clock) => Sandbox;
  close: () => void;
};

/**
 * Creates a sandbox: a master in memory, with changing data. `fetch` answers web requests without a
 * port; `listen` opens a port (Node only).
 * @throws Error for an unknown scenario, unknown master times or an invalid fault
 */
export const createSandbox = (options: SandboxOptions = {}): Sandbox =>
  buildSandbox(options, plainAnswers);

const plainAnswers =
  (masterState: MasterState): Answer =>
  (call) =>
    answerCall(masterState, call);

/** A sandbox whose calls pass through another step, such as a log of them. */
export function buildSandbox(
  options: SandboxOptions,
  answersOf: (masterState: MasterState) => Answer,
  makeState: (input: MasterStateInput) => MasterState = createMasterState,
): Sandbox {
  const { seed = 1, scenario = 'demo', clock, speed = 1, experiments = 0, rbac } = options;
  const { webhooks, strictJobQueueControl, release = defaultRelease } = options;
  const specs = options.faults ?? (scenario === 'faults' ? defaultFaults : []);
  const time = clock ?? realClock(speed);
  const skewable = skewableClock(time);
  // the masterState already begins with the wrong time
  skewable.setSkew(skewOf(specs.map((spec) => parseFault(spec, release.routes))));
  const queryPool = queryPoolOf(options.masterTimes, { clock: skewable, speed });
  const past = { seed, scenario, experiments };
  const masterState = makeState({
    ...past,
    ...{ clock: skewable, rbac, strictJobQueueControl, webhooks, queryPool, release },
  });
  const faults = createFaults({ masterState, time, skewable });
  faults.set(specs);
  const plain = answersOf(masterState);
  const wait = (ms: number, signal: AbortSignal) => time.wait(ms * speed, signal);
  const faulty = withFaults({ masterState, faults, answer: plain, wait });
  // pending calls can only break if they began with faults enabled
  let isArmed = options.control === true || specs.length > 0;
  const answer: Answer = (call) => {
    if (!isArmed) return plain(call);
    if (options.control && call.pathname === controlPath) return answerControl(faults, call);
    return faulty(call);
  };
  return {
    fetch: fetchOf(answer),
    answer: (request) => answer(callFrom(request)),
    listen: async (options) =>
      (await import('./listen')).listen((request) => answer(callFrom(request)), options),
    clock: time,
    coverage: () => coverage(release),
    faults: {
      list: faults.list,
      set: (specs) => {
        isArmed = true;
        faults.set(specs);
      },
    },
    fork: (ownClock) =>
      buildSandbox({ ...options, clock: ownClock, faults: faults.list() }, plainAnswers, (input) =>
        copyMasterState(masterState, input),
      ),
    close: () => {
      masterState.simulation.stop();
      // a given clock is closed by its owner
      if (!clock) time.close();
    },
  };
}

function queryPoolOf(times: string | undefined, pool: Parameters<typeof createQueryPool>[0]) {
  if (times === undefined) return null;
  if (times === 'measured') return createQueryPool(pool);
  throw new Error(`There are no master times "${times}"; there is measured.`);
}

/** Answered and unanswered operations, by id, in alphabetical order. */
export function coverage({ routes, handlers } = defaultRelease) {
  const ids = routes.map((route) => route.id).sort();
  return {
    built: ids.filter((id) => handlers[id]),
    missing: ids.filter((id) => !handlers[id]),
  };
}

/** The path on which faults are set and cleared; a real master does not have it. */
const controlPath = '/sandbox/faults';

/**
 * GET lists the faults, POST `{"faults": ["latency=300"]}` replaces all of them, DELETE clears
 * them. Each returns the current faults; 400 with a sentence for an invalid request.
 */
async function answerControl(faults: Faults, call: Call): Promise<Reply> {
  if (call.method === 'DELETE') faults.set([]);
  else if (call.method === 'POST') {
    try {
      faults.set(specsIn(JSON.parse(await call.text())));
    } catch (error) {
      return messageReply(400, error instanceof Error ? error.message : String(error));
    }
  } else if (call.method !== 'GET') {
    return messageReply(405, `${controlPath} takes GET, POST and DELETE.`);
  }
  return {
    status: 200,
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ faults: faults.list() }),
  };
}

function specsIn(body: unknown): string[] {
  const list = typeof body === 'object' && body !== null && 'faults' in body ? body.faults : null;
  if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
  throw new Error('The body has to be {"faults": ["latency=300", …]}.');
}
