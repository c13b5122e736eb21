import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Answers with a point every 100 batches for the whole, and every 10 batches for a part. */
export async function withManyPoints(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
) {
  const url = new URL(request.url);
  const params = url.searchParams;
  const end = params.get('endBatches');
  const [start, step] = end === null ? [0, 100] : [Number(params.get('startBatches')), 10];
  const count = end === null ? 1000 : (Number(end) - start) / step + 1;
  // the trial of the demo is shorter
  params.delete('endBatches');
  params.set('startBatches', '0');
  const body = await (await fetch(new Request(url, request))).json();
  for (const { metrics } of body.trials)
    for (const metric of metrics)
      metric.data = Array.from({ length: count }, (_, at) => {
        const batches = start + at * step;
        return {
          ...{ batches, epoch: 0, time: new Date(batches * 1000).toISOString() },
          // the values between those of the whole are others
          values: { loss: batches % 100 === 0 ? 1 : 3, lr: 2 },
        };
      });
  return Response.json(body);
}

/** The rows of the table of a chart that begin with a text, each as one text. */
export const valuesAt = (
  figure: { queryAllByRole: (role: 'row') => HTMLElement[] },
  first: string,
) =>
  figure
    .queryAllByRole('row')
    .map((row) => row.textContent ?? '')
    .filter((text) => text.startsWith(first));

/** The same of a chart of the page, whose table is opened where it is closed. */
export async function rowsOfChart(user: UserEvent, chart: HTMLElement, first: string) {
  const figure = within(chart);
  if (!figure.queryByRole('table'))
    await user.click(figure.getByRole('button', { name: 'View as table' }));
  return valuesAt(figure, first);
}
