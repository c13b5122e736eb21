import type { CustomSearch, ExperimentRow } from '../../simulation/rows';
import { acknowledge, operate } from '../../simulation/search/custom-search';
import { plainError } from '../errors';
import { allowExperiment } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

/** The longest wait of a client for events. */
const patienceMs = 60_000;
const pollMs = 250;

/** Searches that a client steers: it receives events and answers with operations. */
export const searcherEventHandlers = {
  getSearcherEvents: async (request) => {
    const start = tick(request);
    const { clock, signal, path } = request;
    const experiment = allowExperiment(request, 'getSearcherEvents', path.experimentId);
    while (experiment.state === 'STATE_ACTIVE') {
      const events = eventsOf(experiment);
      if (events.length > 0) return { searcherEvents: events };
      if (clock.now() - start >= patienceMs || signal.aborted) return { searcherEvents: [] };
      await clock.wait(pollMs, signal);
      tick(request);
    }
    const experimentInactive = { experimentState: experiment.state };
    return { searcherEvents: [{ id: -1, experimentInactive }] };
  },

  postSearcherOperations: (request) => {
    tick(request);
    const { path, body } = request;
    const experiment = allowExperiment(request, 'postSearcherOperations', path.experimentId);
    const search = searchOf(experiment);
    checkOperations(request);
    const { searcherOperations = [], triggeredByEvent } = body ?? {};
    if (triggeredByEvent && !acknowledge(search, triggeredByEvent.id)) {
      throw plainError(`event with SearcherEventID=${triggeredByEvent.id} not found`);
    }
    const { engine } = request.simulation;
    for (const operation of searcherOperations) operate({ engine, experiment, search }, operation);
    return {};
  },
} satisfies Partial<Handlers>;

// of a custom search that others steer there is nothing to hear
const eventsOf = (experiment: ExperimentRow): CustomSearch['events'] =>
  experiment.search || experiment.settings.searcher.name !== 'custom'
    ? searchOf(experiment).events
    : [];

function searchOf({ search, settings }: ExperimentRow): CustomSearch {
  if (search) return search;
  const { name } = settings.searcher;
  const problem = name === 'custom' ? 'is steered by another client' : 'is not a custom one';
  throw plainError(`the searcher ${name} ${problem}`);
}

// all or nothing: what cannot be read is found before anything is done
function checkOperations({ body }: HandlerRequest<'postSearcherOperations'>) {
  for (const { createTrial } of body?.searcherOperations ?? []) {
    if (!createTrial) continue;
    try {
      JSON.parse(createTrial.hyperparams || '{}');
    } catch {
      throw plainError(`failed to parse hyperparams of trial ${createTrial.requestId}`);
    }
  }
}
