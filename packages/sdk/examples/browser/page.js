// Lists the newest experiments, keeps the list fresh, and follows the log of the selected one.
import { isApiError, poll, stream } from '@trainyard/sdk';
import {
  createTransport,
  getExperiments,
  getExperimentTrials,
  login,
  trialLogs,
} from '@trainyard/sdk/calls';
import { stateLabel } from '@trainyard/sdk/model';

/** @typedef {import('@trainyard/sdk/types').Experiment} Experiment */

/**
 * @template {Element} T
 * @param {new () => T} kind
 * @param {string} selector
 */
function find(kind, selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`);
  return element;
}

const form = find(HTMLFormElement, 'form');
const body = find(HTMLElement, 'tbody');
const log = find(HTMLElement, '[role=log]');

let token = '';
// a page loads only the calls that it imports; they go to the same origin, or through a proxy to
// the master
const client = createTransport({ baseUrl: '', auth: { token: () => token } });

let following = new AbortController();

form.addEventListener('submit', (event) => {
  event.preventDefault();
  start(new FormData(form)).catch(showError);
});

/** @param {FormData} fields */
async function start(fields) {
  const person = { username: `${fields.get('username')}`, password: `${fields.get('password')}` };
  ({ token } = await login(client, { body: person }));
  form.hidden = true;
  find(HTMLElement, 'main').hidden = false;
  // pauses while the page is hidden, and continues after a restart of the master
  for await (const { experiments } of poll((signal) => newest(signal), { everyMs: 5000 }))
    body.replaceChildren(...experiments.map(rowOf));
}

/** @param {AbortSignal} signal */
const newest = (signal) =>
  getExperiments(client, { limit: 20, sortBy: 'SORT_BY_ID', orderBy: 'ORDER_BY_DESC' }, { signal });

/** @param {Experiment} experiment */
function rowOf({ id, name, state }) {
  const follow = document.createElement('button');
  follow.type = 'button';
  follow.textContent = `Follow ${id}`;
  follow.onclick = () => followLog(id).catch(showError);
  const cells = [follow, name, stateLabel(state)].map((content) => {
    const cell = document.createElement('td');
    cell.append(content);
    return cell;
  });
  const row = document.createElement('tr');
  row.append(...cells);
  return row;
}

/** @param {number} experimentId */
async function followLog(experimentId) {
  following.abort();
  following = new AbortController();
  const { signal } = following;
  log.replaceChildren();
  const { trials } = await getExperimentTrials(client, { experimentId, limit: 1 }, { signal });
  const [trial] = trials;
  if (!trial) throw new Error(`Experiment ${experimentId} has no trial yet`);
  const args = { trialId: trial.id, follow: true };
  // yields each line once, even if the connection breaks repeatedly
  for await (const lines of stream(client, trialLogs, args, { signal, tail: 100 }).batches()) {
    log.append(lines.map(({ message }) => `${message.trimEnd()}\n`).join(''));
    log.scrollTop = log.scrollHeight;
  }
  log.append('The trial is over.\n');
}

/** @param {unknown} error */
function showError(error) {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const text = isApiError(error) || error instanceof Error ? error.message : String(error);
  find(HTMLElement, '[role=alert]').textContent = text;
}
