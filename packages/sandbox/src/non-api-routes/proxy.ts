import { authenticate } from '../auth/session';
import { mayDo } from '../handlers/allow';
import { MasterError } from '../handlers/errors';
import { touchTask } from '../simulation/tasks/interactive';
import { type InteractiveRow, isServing, taskState } from '../simulation/tasks/interactive-rows';
import { messageResponse } from '../wire/respond';
import { escaped, nonApiJson, page, redirect } from './answers';
import type { NonApiRequest, NonApiRoute } from './route';

/** Services of interactive tasks, each a small page that names the task. */
export const proxyRoutes: NonApiRoute[] = [
  // the caller is checked after the service
  { method: 'ANY', path: '/proxy/{service}/*', isOpen: true, answer: proxy },
];

function proxy(outside: NonApiRequest): Response {
  const { masterState, params } = outside;
  const { service = '' } = params;
  const now = masterState.clock.now();
  masterState.simulation.advance(now);
  const missing = messageResponse(404, `service not found: ${service}`);
  const task = masterState.db.interactive.get(service.split(':')[0] ?? '');
  const isUp = task?.runningAt !== undefined && task.runningAt !== null && task.runningAt <= now;
  if (!task || !isUp || taskState(task, now) === 'STATE_TERMINATED') return missing;
  const refusal = refusalOf(outside, task);
  if (refusal) return refusal === 'hidden' ? missing : refusal;
  if (!isServing(task, now)) return messageResponse(502, `${task.description} is not up yet`);
  touchTask(masterState.simulation.engine, task);
  return services[task.kind]({ ...outside, task, path: params['*'] ?? '' });
}

// a missing token is an error; an invalid one redirects to the sign-in
function refusalOf({ masterState, request, url }: NonApiRequest, task: InteractiveRow) {
  const { db, clock, rbacEnabled, release } = masterState;
  try {
    const viewer = authenticate({
      db,
      headers: request.headers,
      now: clock.now(),
      rbacEnabled,
      release,
    });
    const scope = { workspaceId: task.workspaceId, ownerId: task.userId };
    return mayDo(viewer, operations[task.kind], scope) ? null : 'hidden';
  } catch (error) {
    if (!(error instanceof MasterError)) throw error;
    if (error.message === 'token missing') return messageResponse(401, 'Unauthorized');
    return redirect(303, `/det/login?redirect=${url.pathname}`);
  }
}

const operations = {
  command: 'getCommand',
  notebook: 'getNotebook',
  shell: 'getShell',
  tensorboard: 'getTensorboard',
} as const;

type Serve = NonApiRequest & { task: InteractiveRow; path: string };

const services: Record<InteractiveRow['kind'], (serve: Serve) => Response> = {
  notebook: ({ task, path }) => (path === '' ? toLab(task.id) : taskPage(task, 'A notebook', [])),
  tensorboard: ({ masterState, task, path }) => {
    if (path === 'data/runs') return nonApiJson(runsOf(masterState, task));
    if (path === 'data/environment') {
      return nonApiJson({ version: '2.14.1', data_location: '', window_title: task.description });
    }
    return taskPage(task, 'A TensorBoard', experimentLines(masterState, task));
  },
  // these have no web service
  shell: ({ task }) => taskPage(task, 'A shell', []),
  command: ({ task }) => taskPage(task, 'A command', []),
};

// the notebook server's own answer, not the master's
function toLab(id: string): Response {
  const response = redirect(302, `/proxy/${id}/lab?`);
  response.headers.set('Content-Type', 'text/html; charset=UTF-8');
  return response;
}

function taskPage(task: InteractiveRow, what: string, lines: string[]): Response {
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('\n');
  return page(
    task.description,
    `<h1>${escaped(task.description)}</h1>
<p>${what} of the sandbox: it runs, and does nothing more.</p>
<dl>
<dt>Task</dt><dd>${task.id}</dd>
<dt>Resource pool</dt><dd>${escaped(task.resourcePool)}</dd>
<dt>Slots</dt><dd>${task.slots}</dd>
</dl>
${items === '' ? '' : `<h2>Experiments</h2>\n<ul>\n${items}\n</ul>`}`,
  );
}

function experimentLines({ db }: NonApiRequest['masterState'], task: InteractiveRow): string[] {
  const titleOf = (id: number) => `Experiment ${id}: ${db.experiments.get(id)?.name ?? 'deleted'}`;
  const ofTrials = task.trialIds.map((id) => {
    const trial = db.trials.get(id);
    return `Trial ${id}${trial ? ` of ${titleOf(trial.experimentId)}` : ': deleted'}`;
  });
  return [...task.experimentIds.map(titleOf), ...ofTrials];
}

// a run for each trial, named like its folders
function runsOf({ db }: NonApiRequest['masterState'], task: InteractiveRow): string[] {
  const folder = (experimentId: number, trialId: number) =>
    `tensorboard/experiment/${experimentId}/trial/${trialId}`;
  const all = task.experimentIds.flatMap((id) =>
    (db.experiments.get(id)?.trialIds ?? []).map((trialId) => folder(id, trialId)),
  );
  const single = task.trialIds.flatMap((id) => {
    const trial = db.trials.get(id);
    return trial ? [folder(trial.experimentId, id)] : [];
  });
  return [...all, ...single];
}
