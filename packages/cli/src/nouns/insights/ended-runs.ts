import { formatCount } from '@trainyard/insights/figures';
import { endedRun } from '@trainyard/insights/triage/ended-run';
import { type EndedRun, maxRuns } from '@trainyard/insights/triage/triage';
import { items, supports } from '@trainyard/sdk';
import { searchExperiments } from '@trainyard/sdk/calls';
import { type schemas, searchRuns } from '@trainyard/sdk/v038';
import type { Cli } from '../../core/verb';

/** A run that ended: an experiment, or one of the trials of an experiment. */
type ListedRun = EndedRun & { experimentId: number };

export type EndedRuns = {
  /** a master of 0.38 lists each trial as a run, an older one lists experiments */
  noun: 'run' | 'experiment';
  runs: ListedRun[];
};

type Of = { projectId: number; isAll: boolean };

/** The newest runs of a project, of which the completed and failed ones count. */
export async function endedRuns(cli: Cli, of: Of): Promise<EndedRuns> {
  const { client } = await cli.session();
  const noun = (await supports(client, 'searchRuns')) ? 'run' : 'experiment';
  const rows = noun === 'run' ? trials(cli, of) : experiments(cli, of);
  const runs: ListedRun[] = [];
  let read = 0;
  for await (const run of rows) {
    read += 1;
    if (run) runs.push(run);
    if (read < maxRuns) continue;
    cli.notify(`Reads the newest ${formatCount(maxRuns)} ${noun}s alone.`);
    break;
  }
  return { noun, runs };
}

/** Yields each experiment, or undefined in the place of one that does not count. */
async function* experiments(cli: Cli, { projectId, isAll }: Of) {
  const { client } = await cli.session();
  const args = { projectId, sort: 'startTime=desc,id=desc' };
  const found = items(client, searchExperiments, args, { signal: cli.signal });
  for await (const { experiment } of found) {
    const { id } = experiment;
    const run = isAll || !experiment.archived ? endedRun({ id, experiment }) : undefined;
    yield run && { ...run, experimentId: id };
  }
}

const pageSize = 500;

async function* trials(cli: Cli, { projectId, isAll }: Of) {
  const { client } = await cli.session();
  const body = { projectId, sort: 'startTime=desc,id=desc', limit: pageSize };
  for (let offset = 0; ; offset += pageSize) {
    const args = { body: { ...body, offset } };
    const { runs } = await searchRuns(client, args, { signal: cli.signal });
    for (const run of runs) yield isAll || !run.archived ? listedRun(run) : undefined;
    if (runs.length < pageSize) return;
  }
}

function listedRun(run: schemas.FlatRun): ListedRun | undefined {
  const { id, state, startTime, endTime, hyperparameters = {}, experiment } = run;
  const { id: experimentId = 0, resourcePool = '' } = experiment ?? {};
  const config = { hyperparameters };
  const ended = endedRun({
    ...{ id, experiment: { state, startTime, endTime, resourcePool, config } },
  });
  return ended && { ...ended, experimentId };
}
