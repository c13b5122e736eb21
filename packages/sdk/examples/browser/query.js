// Lists ended experiments by TanStack Query, and archives them: the list is refreshed by the facts
// of the contract, without naming a key.
import { MutationCache, MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core';
import {
  archiveExperiment,
  createTransport,
  getExperiments,
  isApiError,
  login,
} from '@trainyard/sdk/calls';
import { invalidateAfterMutation, mutation, query } from '@trainyard/sdk/query';

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

let token = '';
const client = createTransport({ baseUrl: '', auth: { token: () => token } });
const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: showError, onSettled: invalidateAfterMutation }),
});

const form = find(HTMLFormElement, 'form');
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
  const list = query(client, getExperiments, { states: ['STATE_COMPLETED'], limit: 10 });
  new QueryObserver(queryClient, { ...list, refetchInterval: 10_000 }).subscribe(
    ({ data, error }) => {
      if (error) showError(error);
      if (data) find(HTMLElement, 'tbody').replaceChildren(...data.experiments.map(rowOf));
    },
  );
}

const archive = new MutationObserver(queryClient, mutation(client, archiveExperiment));

/** @param {Experiment} experiment */
function rowOf({ id, name, archived }) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Archive ${id}`;
  button.disabled = archived;
  button.onclick = () => archive.mutate({ experimentId: id }).catch(() => {});
  const cells = [button, name, archived ? 'Archived' : 'No'].map((content) => {
    const cell = document.createElement('td');
    cell.append(content);
    return cell;
  });
  const row = document.createElement('tr');
  row.append(...cells);
  return row;
}

/** @param {unknown} error */
function showError(error) {
  const text = isApiError(error) || error instanceof Error ? error.message : String(error);
  find(HTMLElement, '[role=alert]').textContent = text;
}
