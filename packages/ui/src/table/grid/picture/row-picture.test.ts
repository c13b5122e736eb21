import { beforeEach, expect, test, vi } from 'vitest';
import type { DataColumn } from '../columns';
import { type PictureView, RowPicture } from './row-picture';

beforeEach(() => {
  // jsdom does not implement Path2D either
  vi.stubGlobal('Path2D', class {});
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

/** A picture of a box of ten rows, and the texts of its canvas. */
function setUp() {
  const texts: string[] = [];
  const parts: Record<string, unknown> = {
    canvas: document.createElement('canvas'),
    measureText: (text: string) => ({
      width: 7 * text.length,
      fontBoundingBoxAscent: 13,
      fontBoundingBoxDescent: 3,
    }),
    fillText: (text: string) => texts.push(text),
  };
  // jsdom draws nothing: members other than those above do nothing
  const context = new Proxy(parts, { get: (own, name) => own[String(name)] ?? (() => undefined) });
  const picture = new RowPicture<Fruit>(
    // it has the members that the picture calls
    context as unknown as CanvasRenderingContext2D,
    document.body.appendChild(document.createElement('div')),
  );
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 600 }, clientHeight: { value: 370 } });
  return {
    paint(scrollTop: number, change: Partial<PictureView<Fruit>> = {}) {
      texts.length = 0;
      Object.defineProperty(box, 'scrollTop', { value: scrollTop, configurable: true });
      picture.paint({ ...view, ...change }, box);
      return { texts: [...texts] };
    },
  };
}

const names = (texts: string[]) => texts.filter((text) => text.startsWith('fruit'));

test('a row is painted with the text or the pieces of its columns, and a dash for a missing value', () => {
  const { texts } = setUp().paint(0);
  expect(texts.slice(0, 8)).toEqual(['1', 'fruit 0', 'ripe', '–', '2', 'fruit 1', 'ripe', '–']);
  expect(names(texts)).toHaveLength(10);
});

test('scrolling paints the rows that are visible then, partly hidden ones included', () => {
  const { paint } = setUp();
  paint(0);
  expect(names(paint(85).texts)).toEqual(
    Array.from({ length: 11 }, (_, index) => `fruit ${index + 2}`),
  );
  expect(names(paint(0).texts)[0]).toBe('fruit 0');
});

test('rows that have loaded or changed are painted with their text', () => {
  const { paint } = setUp();
  const rowAt = (index: number) => (index < 5 ? fruit[index] : undefined);
  expect(names(paint(0, { rowAt }).texts)).toHaveLength(5);
  expect(names(paint(0).texts)).toHaveLength(10);
});
