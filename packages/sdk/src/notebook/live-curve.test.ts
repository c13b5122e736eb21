import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransport } from '../client/transport';
import { denoCanvas, elementCanvas, tslabCanvas } from './canvas';
import { liveCurve } from './live-curve';
import { type Markup, toHtml } from './markup';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A master whose trial advances one step per request; some requests are not answered. */
function master(steps: Array<'away' | [state: string, values: number[]]>) {
  const requests: URL[] = [];
  const fetch = async (request: Request) => {
    requests.push(new URL(request.url));
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (!step || step === 'away') throw new TypeError('fetch failed');
    const [state, values] = step;
    const data = values.map((loss, index) => ({
      batches: index * 100,
      values: { loss },
      time: '2026-11-20T09:00:00Z',
    }));
    const trial = {
      id: 9,
      experimentId: 7,
      state,
      startTime: '2026-11-20T09:00:00Z',
      hparams: {},
      restarts: 0,
      totalBatchesProcessed: 0,
    };
    return Response.json({
      trials: [
        { trial, metrics: [{ group: 'validation', type: 'METRIC_TYPE_UNSPECIFIED', data }] },
      ],
    });
  };
  return { requests, client: createTransport({ baseUrl: 'http://master', fetch }) };
}

function canvas() {
  const drawings: string[] = [];
  return { drawings, update: (drawing: Markup) => void drawings.push(toHtml(drawing)) };
}

/** Advances time in steps of a second while code that loads on demand loads. */
async function passUntil(isDone: () => boolean) {
  while (!isDone()) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1000);
  }
}

const options = { trialIds: [9], name: 'loss' };

test('draws until the trial ends, across a restart of the master', async () => {
  const { client, requests } = master([
    ['STATE_ACTIVE', [3]],
    'away',
    ['STATE_ACTIVE', [3, 2]],
    ['STATE_COMPLETED', [3, 2, 1]],
  ]);
  const place = canvas();
  const curve = liveCurve(client, { ...options, canvas: place });
  await passUntil(() => place.drawings.length === 3);
  expect(await curve).toEqual([
    {
      name: 'loss of trial 9',
      points: [
        [0, 3],
        [100, 2],
        [200, 1],
      ],
    },
  ]);
  expect(place.drawings).toHaveLength(3);
  expect(place.drawings.at(-1)).toContain('<figcaption>loss of trial 9</figcaption>');
  expect(requests[0]?.searchParams.get('metricNames')).toBe('loss');
});

test('stops with the signal', async () => {
  const { client } = master([['STATE_ACTIVE', [3]]]);
  const controller = new AbortController();
  const place = canvas();
  const curve = liveCurve(client, { ...options, canvas: place, signal: controller.signal });
  const end = expect(curve).rejects.toThrow('the kernel stops');
  await passUntil(() => place.drawings.length === 3);
  controller.abort(new Error('the kernel stops'));
  await end;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(place.drawings).toHaveLength(3);
});

const drawing: Markup = { tag: 'b', attributes: {}, children: ['<x>'] };

test('the first drawing in Deno is new, the others replace it', async () => {
  const sent: unknown[] = [];
  const place = denoCanvas(async (type, content) => void sent.push([type, content]));
  await place.update(drawing);
  await place.update(drawing);
  const data = { 'text/html': '<b>&lt;x&gt;</b>', 'text/plain': '<x>' };
  const content = {
    data,
    metadata: {},
    transient: { display_id: expect.stringMatching(/^trainyard-\d+$/) },
  };
  expect(sent).toEqual([
    ['display_data', content],
    ['update_display_data', content],
  ]);
  expect(() => denoCanvas()).toThrow('not the Jupyter kernel of Deno');
});

test('in tslab one drawing is updated, in a page the content of an element', async () => {
  const outputs: string[] = [];
  const other: string[] = [];
  const html = (text: string) => void outputs.push(text);
  const newDisplay = () => ({ html });
  await tslabCanvas({ display: { html: (text) => void other.push(text) }, newDisplay }).update(
    drawing,
  );
  expect([outputs, other]).toEqual([['<b>&lt;x&gt;</b>'], []]);
  await tslabCanvas({ display: { html } }).update(drawing);
  expect(outputs).toHaveLength(2);
  const inside: unknown[] = [];
  const span = { setAttribute: () => undefined, append: (text: string) => inside.push(text) };
  const element = {
    ownerDocument: { createElement: () => span },
    replaceChildren: (child: unknown) => inside.push(child),
  };
  await elementCanvas(element as unknown as Element).update(drawing);
  expect(inside).toEqual(['<x>', span]);
});
