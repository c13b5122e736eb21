import uPlot from 'uplot';

/** Curves with the smallest chart library: reads names, then samples, then draws all at once. */

const query = new URLSearchParams(location.search);
const headers = { Authorization: `Bearer ${query.get('token')}` };
const stream = `/api/v1/experiments/${query.get('experiment')}/metrics-stream`;

/** The first message of a stream. */
async function first(path: string) {
  const left = new AbortController();
  const answer = await fetch(`${stream}/${path}`, { headers, signal: left.signal });
  let text = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes('\n')) break;
  }
  left.abort();
  return JSON.parse(text.slice(0, text.indexOf('\n'))).result;
}

type Sample = { data: Array<{ batches: number; values: Record<string, number> }> };

const metric = query.get('metric') ?? '';
const sample: { trials: Sample[] } = await first(
  `trials-sample?metricName=${metric}&metricType=METRIC_TYPE_VALIDATION&maxTrials=${query.get('trials')}&maxDatapoints=1000`,
);
const batches = [
  ...new Set(sample.trials.flatMap(({ data }) => data.map((point) => point.batches))),
].sort((a, b) => a - b);
const series = sample.trials.map(({ data }) => {
  const byBatch = new Map(data.map((point) => [point.batches, point.values[metric] ?? null]));
  return batches.map((batch) => byBatch.get(batch) ?? null);
});
new uPlot(
  {
    width: 1180,
    height: 430,
    scales: { x: { time: false } },
    series: [{}, ...series.map((_, at) => ({ stroke: `hsl(${at * 37} 70% 45%)` }))],
  },
  [batches, ...series],
  document.getElementById('root') ?? document.body,
);
