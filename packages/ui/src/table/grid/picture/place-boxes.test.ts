import { expect, test } from 'vitest';
import type { PieceBox } from '../pieces';
import { type BoxStyle, cutText, placeBoxes, type SizedBox } from './place-boxes';

const plain: BoxStyle = {
  font: '13px sans-serif',
  color: 'black',
  background: 'transparent',
  isTabular: false,
  align: 'left',
  isTop: false,
  lineHeight: 20,
  width: 0,
  height: 0,
  maxWidth: Number.POSITIVE_INFINITY,
  gap: 0,
  radius: 0,
  border: 0,
  borderColor: 'transparent',
  lineColor: 'transparent',
  paddingLeft: 0,
  paddingRight: 0,
  marginLeft: 0,
  marginRight: 0,
  marginTop: 0,
};

const sized = (box: PieceBox, textWidth: number, style: Partial<BoxStyle> = {}): SizedBox => ({
  box,
  textWidth,
  style: { ...plain, ...style },
});

const dot = sized({}, 0, { width: 8 });
const name = sized({ text: 'unet' }, 100);
const tag = sized({ text: 'baseline' }, 60, { border: 1, paddingLeft: 6, paddingRight: 6 });
const room = { left: 10, width: 300 };

const placesOf = (all: SizedBox[], within = room, align: BoxStyle['align'] = 'left') =>
  placeBoxes(all, { room: within, gap: 6, align }).map(({ left, width }) => [left, width]);

test('boxes follow each other with the gap of their cell and their own margins', () => {
  const icon = sized({}, 0, { width: 14, marginRight: 6 });
  expect(placesOf([dot, name, tag])).toEqual([
    [10, 8],
    [24, 100],
    [130, 74],
  ]);
  expect(placesOf([icon, name])).toEqual([
    [10, 14],
    [36, 100],
  ]);
});

test('a text without a border shrinks where it does not fit', () => {
  expect(placesOf([dot, name, tag], { left: 0, width: 120 })).toEqual([
    [0, 8],
    [14, 26],
    [46, 74],
  ]);
});

test('numbers are at the end, and a bar takes the remaining width', () => {
  expect(placesOf([name], room, 'right')).toEqual([[210, 100]]);
  const bar = sized({ grows: true, share: 0.5 }, 0);
  const percent = sized({ text: '50 %' }, 24, { width: 32 });
  expect(placesOf([bar, percent])).toEqual([
    [10, 262],
    [278, 32],
  ]);
});

test('a label is at most as wide as its styles allow', () => {
  expect(placesOf([{ ...tag, textWidth: 200, style: { ...tag.style, maxWidth: 80 } }])).toEqual([
    [10, 80],
  ]);
});

test('a text is cut with an ellipsis where it does not fit', () => {
  const measure = (text: string) => 10 * text.length;
  expect(cutText('segment', 70, measure)).toBe('segment');
  expect(cutText('segment', 50, measure)).toBe('segm…');
  expect(cutText('segment', 5, measure)).toBe('…');
});
