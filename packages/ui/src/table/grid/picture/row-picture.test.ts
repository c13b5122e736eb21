import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataColumn } from '../columns';
import type { RowRange } from '../window/blocks';
import { type PictureView, RowPicture } from './row-picture';

beforeEach(() => {
  // jsdom does not implement Path2D either
  vi.stubGlobal('Path2D', class {});
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

type Fruit = { id: number; name: string };

const columns: DataColumn<Fruit>[] = [
  { id: 'id', title: 'ID', width: 56, value: ({ id }) => id },
  {
    id: 'name',
    title: 'Name',
    value: ({ name }) => name,
    cell: ({ name }) => [
      { kind: 'text', text: name },
      { kind: 'tag', text: 'ripe' },
    ],
  },
  { id: 'note', title: 'Note', width: 80, value: () => null },
];

const fruit = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  name: `fruit ${index}`,
}));

const view: PictureView<Fruit> = {
  columns,
  pinned: 0,
  rowHeight: 34,
  count: fruit.length,
  rowAt: (index) => fruit[index],
  isChosen: () => false,
  currentId: undefined,
  hasChecks: false,
};

const none: RowRange = { first: 0, last: -1 };

/** A picture of a box of ten rows, and the texts that it paints on its canvases. */
function setUp() {
  const texts: string[] = [];
  const measured: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const parts: Record<string, unknown> = {
      canvas: this,
      measureText: (text: string) => {
        measured.push(text);
        return { width: 7 * text.length, fontBoundingBoxAscent: 13, fontBoundingBoxDescent: 3 };
      },
      fillText: (text: string) => texts.push(text),
    };
    // jsdom draws nothing: members other than those above do nothing
    const context = new Proxy(parts, {
      get: (own, name) => own[String(name)] ?? (() => undefined),
    });
    // it has the members that the picture calls
    return context as unknown as CanvasRenderingContext2D; // only the members that a painter uses
  });
  const layer = document.body.appendChild(document.createElement('div'));
  const styles = document.body.appendChild(document.createElement('div'));
  const picture = new RowPicture<Fruit>(layer, styles);
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 600 }, clientHeight: { value: 370 } });
  return {
    layer,
    /** the texts that were measured, in the order of time */
    measured,
    hide: () => picture.hide(),
    paint(
      scrollTop: number,
      { rendered = none, ...change }: Partial<PictureView<Fruit>> & { rendered?: RowRange } = {},
    ) {
      texts.length = 0;
      Object.defineProperty(box, 'scrollTop', { value: scrollTop, configurable: true });
      picture.paint({ ...view, ...change }, { box, rendered });
      return { texts: [...texts] };
    },
  };
}

const names = (texts: string[]) => texts.filter((text) => text.startsWith('fruit'));

/** The names of rows from one index to another. */
const fruitFrom = (first: number, last: number) =>
  fruit.slice(first, last + 1).map(({ name }) => name);

test('a row is painted with the text or the pieces of its columns, and a dash for a missing value', () => {
  const { texts } = setUp().paint(0);
  expect(texts.slice(0, 8)).toEqual(['1', 'fruit 0', 'ripe', '–', '2', 'fruit 1', 'ripe', '–']);
});

test('the visible rows are painted, partly hidden ones included, and those that follow', () => {
  const { paint } = setUp();
  expect(names(paint(85).texts)).toEqual(fruitFrom(0, 15 + 8));
});

test('rows that are rendered are not painted', () => {
  const { paint } = setUp();
  expect(names(paint(85, { rendered: { first: 0, last: 13 } }).texts)).toEqual(fruitFrom(12, 23));
});

test('a step paints only rows that come into sight, each once', () => {
  const { paint, layer } = setUp();
  const painted = names(paint(0).texts);
  const canvases = layer.children.length;
  for (let scrollTop = 0; scrollTop <= 1700; scrollTop += 120)
    painted.push(...names(paint(scrollTop).texts));
  expect(painted).toEqual([...new Set(painted)]);
  expect(painted).toEqual(fruitFrom(0, 4 * 18 - 1));
  expect(layer.children.length).toBeLessThanOrEqual(canvases + 3);
});

test('the canvas of each visible row is at the place of the row', () => {
  const { paint, layer } = setUp();
  paint(0);
  paint(1700);
  const tops = [...layer.querySelectorAll('canvas')].map(({ style }) =>
    Number.parseFloat(style.top),
  );
  const headHeight = 30;
  // four rows on each canvas
  expect(tops).toEqual(
    expect.arrayContaining([48, 52, 56].map((row) => headHeight + row * view.rowHeight)),
  );
});

test('rows that have loaded or changed are painted with their text, others are not painted again', () => {
  const { paint } = setUp();
  const rowAt = (index: number) => (index < 4 ? fruit[index] : undefined);
  expect(names(paint(0, { rowAt }).texts)).toEqual(fruitFrom(0, 3));
  const loaded = names(paint(0).texts);
  expect(loaded).toEqual(expect.arrayContaining(fruitFrom(4, 10)));
  expect(loaded).not.toContain('fruit 0');
});

test('rows that are chosen, or seen from another place sideways, are painted again', () => {
  const { paint } = setUp();
  paint(0);
  const afterChoice = names(paint(0, { isChosen: ({ id }) => id === 2 }).texts);
  expect(afterChoice).toEqual(expect.arrayContaining(fruitFrom(0, 3)));
  expect(afterChoice).not.toContain('fruit 4');
  expect(names(paint(0, { pinned: 1 }).texts)).toEqual(expect.arrayContaining(fruitFrom(0, 10)));
});

test('a list that becomes shorter leaves no canvas below its end', () => {
  const { paint, layer } = setUp();
  paint(0);
  paint(0, { count: 5 });
  expect(layer.children).toHaveLength(2);
});

test('a picture that is shown again is painted again, with the same canvases and measures', () => {
  const { paint, hide, layer, measured } = setUp();
  paint(0);
  const [canvases, widths] = [[...layer.children], measured.length];
  hide();
  expect(layer.children).toHaveLength(0);
  expect(names(paint(0).texts)).toEqual(fruitFrom(0, 10 + 9));
  expect([...layer.children]).toEqual(canvases);
  expect(measured.slice(widths)).toEqual([]);
});
