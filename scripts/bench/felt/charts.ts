import type { Row } from '../measure';
import { type Line, lines } from './drive';
import { type FeltBench, firstGoals, firstPaintMs, ms, named, ratio } from './felt-bench';

/** Finds the search of a thousand trials without reading it, which takes a master 13 s. */
export async function findSearch({ request }: FeltBench) {
  const name = {
    columnName: 'name',
    kind: 'field',
    operator: 'contains',
    value: 'thousand-trials',
  };
  const filterGroup = { children: [name], conjunction: 'and', kind: 'group' };
  const filter = encodeURIComponent(JSON.stringify({ filterGroup, showArchived: true }));
  const { experiments } = await request(`experiments-search?limit=1&filter=${filter}`);
  const { id } = experiments[0].experiment;
  const { experiment } = await request(`experiments/${id}`);
  return {
    id: Number(id),
    trialId: Number(experiments[0].bestTrial.id),
    metric: String(experiment.config.searcher.metric),
  };
}

/** From the start of the navigation until a curve is painted. */
const firstInk = (bench: FeltBench, address: string, line: Line = 'loopback') =>
  firstPaintMs(bench, { address, line, isThere: () => window.felt.hasInk() });

/** Learning curves of the best hundred of a thousand trials. */
export async function curves(bench: FeltBench): Promise<Row[]> {
  const { id, metric } = await findSearch(bench);
  const own = await firstInk(bench, `${bench.url}experiments/${id}/visualization/learning-curve`);
  const query = { token: bench.token, experiment: id, metric, trials: 100 };
  const bare = await firstInk(bench, bench.references.address('curves', query));
  return [
    {
      what: named('learning curve, 100 of 1,000 trials, first ink', bench),
      figure: ms(own),
      reference: `uPlot, all of them ${ms(bare)}`,
      ratio: ratio(own, bare),
      goal: '1,300 ms',
    },
  ];
}

/** Lines of a thousand trials over their hyperparameters. */
export async function parallel(bench: FeltBench): Promise<Row[]> {
  const { id } = await findSearch(bench);
  const address = `${bench.url}experiments/${id}/visualization/hp-parallel-coordinates`;
  return [
    {
      what: named('parallel coordinates, 1,000 trials, first ink', bench),
      figure: ms(await firstInk(bench, address)),
      reference: '',
      ratio: '',
      goal: '900 ms',
    },
  ];
}

/** The first curve of a trial of that search, on each line. */
export async function overview(bench: FeltBench): Promise<Row[]> {
  const { id, trialId, metric } = await findSearch(bench);
  const address = `${bench.url}experiments/${id}/trials/${trialId}/overview`;
  const query = { token: bench.token, experiment: id, metric, trials: 1 };
  const rows: Row[] = [];
  for (const line of lines) {
    const own = await firstInk(bench, address, line);
    const bare = await firstInk(bench, bench.references.address('curves', query), line);
    rows.push({
      what: named(`trial overview, first curve, ${line}`, bench),
      figure: ms(own),
      reference: `uPlot, one curve of the search ${ms(bare)}`,
      ratio: ratio(own, bare),
      goal: firstGoals[line],
    });
  }
  return rows;
}

/** the number of charts that a user has made, besides those of the 15 metrics of the first ten rows */
const expressionCharts = 45;

/** A board of sixty charts beside a list, each with ten runs: fifteen of metrics, others of expressions. */
export async function board(bench: FeltBench): Promise<Row[]> {
  const search = new URLSearchParams({ boardFirst: '10', boardFilter: '.*' });
  for (let place = 1; place <= expressionCharts; place++)
    search.append('boardChart', `=ema(training.loss, ${(place / 100).toFixed(2)})`);
  const own = await firstPaintMs(bench, {
    address: `${bench.url}projects/2/experiments?${search}`,
    line: 'loopback',
    isThere: () =>
      window.felt.hasInk() &&
      document.querySelector('aside[aria-label=Board] figure canvas') !== null,
  });
  const { id, metric } = await findSearch(bench);
  const query = { token: bench.token, experiment: id, metric, trials: 10 };
  const bare = await firstInk(bench, bench.references.address('curves', query));
  return [
    {
      what: named('board of 60 charts of 10 runs, first ink', bench),
      figure: ms(own),
      reference: `uPlot, one chart of 10 trials ${ms(bare)}`,
      ratio: ratio(own, bare),
      goal: '1,000 ms',
    },
  ];
}
