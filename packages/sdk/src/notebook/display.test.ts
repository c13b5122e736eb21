import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTransport } from '../client/transport';
import { getUsers } from '../generated/calls/users';
import type { Experiment } from '../types';
import { curve, sparkline } from './charts';
import { display, jupyterDisplay, selfDrawing, withDrawings } from './display';
import { table } from './drawings';
import { toHtml, toText } from './markup';

const experiment = (more: object = {}) =>
  ({
    id: 7,
    name: 'resnet',
    state: 'STATE_COMPLETED',
    progress: 1,
    numTrials: 3,
    searcherType: 'random',
    startTime: '2026-11-20T09:00:00Z',
    labels: ['a'],
    ...more,
  }) as unknown as Experiment;
const trial = {
  id: 9,
  experimentId: 7,
  state: 'STATE_RUNNING',
  totalBatchesProcessed: 100,
  restarts: 0,
  hparams: { lr: 0.1 },
};

test('an experiment is a card with its state in words', () => {
  const { html, text } = display(experiment());
  expect(html).toContain('<b>Experiment 7</b> resnet <strong>✓ Completed</strong> 100 %');
  expect(html).toContain('<tr><th scope="row">trials</th><td>3</td></tr>');
  expect(text).toMatch(/^Experiment 7 resnet ✓ Completed 100 %/);
});

test('a link opens the console, if that is a web address', () => {
  const link = (consoleUrl: string) => display(trial, { consoleUrl }).html;
  expect(link('https://train.example/det/')).toContain(
    '<a href="https://train.example/det/experiments/7/trials/9" target="_blank" rel="noreferrer">Trial 9</a>',
  );
  expect(link('javascript:alert(1)//')).not.toContain('href');
});

test('rows are a table of all their columns, limited with a note', () => {
  const rows = [
    { a: 1, b: null },
    { a: 2, c: { d: 1 } },
  ];
  expect(display(rows).html).toBe(
    '<table><caption>2 rows</caption><tr><th scope="col">a</th><th scope="col">b</th><th scope="col">c</th></tr>' +
      '<tr><td>1</td><td></td><td></td></tr><tr><td>2</td><td></td><td>{&quot;d&quot;:1}</td></tr></table>',
  );
  expect(toHtml(table(rows, { maxRows: 1 }))).toContain('2 rows, 1 not shown');
});

test.each([
  [[1, 2, 3], 'M2 22h0L60 12L118 2'],
  [[1, Number.NaN, 3], 'M2 22h0M118 2h0'],
  [[5], 'M2 22h0'],
  [[5, 5], 'M2 22h0L118 22'],
  [[Number.POSITIVE_INFINITY, 0], 'M118 22h0'.replace('118', '2')],
])('%j is the line %s', (values, path) => {
  expect(toHtml(sparkline(values))).toContain(`d="${path}"`);
});

test('numbers are a line, other values are JSON', () => {
  expect(display([1, 2]).html).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="120"/);
  expect(display({ a: '<b>' }).html).toBe(
    '<pre>{\n  &quot;a&quot;: &quot;&lt;b&gt;&quot;\n}</pre>',
  );
  expect(display([]).html).toBe('<pre>[]</pre>');
  expect(display(undefined).html).toBe('<pre></pre>');
});

test('lines over a common axis are distinct, and have its ends', () => {
  const html = toHtml(
    curve([
      {
        name: 'one',
        points: [
          [0, 1],
          [100, 0.5],
        ],
      },
      { name: 'two', points: [[0, 2]] },
    ]),
  );
  expect(html).toContain('<title>two</title>');
  expect(html).toContain('stroke-dasharray="6 3"');
  expect(html).toContain('<figcaption>one, two</figcaption>');
  for (const end of ['2', '0.5', '0', '100']) expect(html).toContain(`>${end}</text>`);
  expect(toHtml(curve([]))).toContain('No data to plot.');
});

test('text of values does not become markup', () => {
  const shape = (html: string) =>
    html.match(/<\/?[a-z][^>]*?(?=[\s>])/g)?.map((tag) => tag.split(' ')[0]);
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onload='x",
      '</title><b>',
      '&lt;',
    ),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const drawings = [
        [display(experiment({ name: text, labels: [text] })), display(experiment())],
        [display({ ...trial, hparams: { lr: text } }), display(trial)],
        [display([{ a: text }]), display([{ a: 'x' }])],
        [display({ [text]: text }), display({ a: 'x' })],
      ] as const;
      for (const [drawing, plain] of drawings) {
        expect(shape(drawing.html)).toEqual(shape(plain.html));
        expect(drawing.html.replace(/<\/?[a-z]+( [a-z-]+="[^"<>]*")*>/g, '')).not.toMatch(/[<>"']/);
      }
    }),
    { numRuns: 200 },
  );
});

test('the text of a table and of a curve keeps its parts apart', () => {
  const rows = [{ rowsid: 5, name: 'a' }];
  expect(display(rows).text).toBe('1 row\nrowsid\tname\n5\ta');
  const series = [
    {
      name: 'loss',
      points: [
        [1, 0.5838],
        [25, 0.0060391],
      ] as const,
    },
  ];
  expect(toText(curve(series)).trim()).toBe('loss 0.5838 0.006039 1 25\nloss');
});

test('kernels receive the formats that they support', () => {
  const outputs: string[] = [];
  const drawing = display([{ a: 1 }]);
  const tslab = { display: { html: (html: string) => void outputs.push(html) } };
  // that kernel prints what a cell returns
  expect(display([{ a: 1 }], { tslab })).toBeUndefined();
  expect(outputs).toEqual([drawing.html]);
  expect(drawing[Symbol.for('Jupyter.display') as typeof jupyterDisplay]()).toEqual({
    'text/html': drawing.html,
    'text/plain': drawing.text,
  });
});

test('answers draw themselves, and keep their values', () => {
  const answer = { experiments: [experiment()], pagination: { total: 1 } };
  const before = JSON.stringify(answer);
  expect(selfDrawing(answer)).toBe(answer);
  expect(JSON.stringify(answer)).toBe(before);
  expect(Object.keys(answer)).toEqual(['experiments', 'pagination']);
  const htmlOf = (value: object) => Reflect.get(value, jupyterDisplay)()['text/html'];
  expect(htmlOf(answer.experiments)).toMatch(/\b1 row\b/);
  expect(htmlOf(answer.experiments[0] ?? {})).toContain('Experiment 7');
  const frozen = Object.freeze({ a: 1 });
  expect(selfDrawing(selfDrawing(frozen))).toBe(frozen);
  expect(selfDrawing(5)).toBe(5);
});

test('a client can return answers that draw themselves', async () => {
  const fetch = async () =>
    Response.json({
      users: [{ id: 1, username: '<ada>', admin: false, active: true }],
      pagination: {},
    });
  const client = withDrawings(createTransport({ baseUrl: 'http://master', fetch }));
  const { users } = await getUsers(client);
  expect(Reflect.get(users, jupyterDisplay)()['text/html']).toContain('<td>&lt;ada&gt;</td>');
});

/** The part of a document that drawing needs. */
const page = () => {
  const elements: Array<[space: string | null, tag: string]> = [];
  const element = (space: string | null, tag: string) => {
    elements.push([space, tag]);
    const parts: unknown[] = [];
    return {
      parts,
      setAttribute: (...pair: unknown[]) => parts.push(pair),
      append: (part: unknown) => parts.push(part),
    };
  };
  const page = {
    createElement: (tag: string) => element(null, tag),
    createElementNS: (space: string, tag: string) => element(space, tag),
  };
  // drawing needs no more of a document
  return { elements, page: page as unknown as Document };
};

test('a page receives elements, created piece by piece', () => {
  const { page: document, elements } = page();
  display([{ a: '<b>' }]).element(document);
  expect(elements.map(([, tag]) => tag)).toEqual(['table', 'caption', 'tr', 'th', 'tr', 'td']);
  display([1, 2]).element(document);
  const svg = 'http://www.w3.org/2000/svg';
  expect(elements.slice(-3)).toEqual([
    [svg, 'svg'],
    [svg, 'path'],
    [svg, 'title'],
  ]);
});
