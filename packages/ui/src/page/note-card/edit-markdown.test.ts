import { expect, test } from 'vitest';
import {
  insertBlock,
  insertLink,
  insertPicture,
  type Selected,
  toggleMark,
  togglePrefix,
} from './edit-markdown';

/** Reads `a [b] c`: the brackets mark the selection. */
function selected(marked: string): Selected {
  const start = marked.indexOf('[');
  return { text: marked.replace(/[[\]]/g, ''), start, end: marked.indexOf(']') - 1 };
}

const selectionText = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

test('marks are put around the selection, and removed again', () => {
  const bold = toggleMark(selected('a [b] c'), '**');
  expect(selectionText(bold)).toBe('a **[b]** c');
  expect(selectionText(toggleMark(bold, '**'))).toBe('a [b] c');
  expect(selectionText(toggleMark(selected('a[]'), '`'))).toBe('a`[]`');
});

test('a prefix is added to each selected line, and removed again', () => {
  const listed = togglePrefix(selected('one\ntw[o\nthr]ee\nfour'), '- ');
  expect(selectionText(listed)).toBe('one\n- tw[o\n- thr]ee\nfour');
  expect(selectionText(togglePrefix(listed, '- '))).toBe('one\ntw[o\nthr]ee\nfour');
  expect(togglePrefix(selected('- one\ntwo[]'), '- ').text).toBe('- one\n- two');
});

test('a link has its address selected', () => {
  expect(insertLink(selected('see [this] one'))).toEqual({
    text: 'see [this](address) one',
    start: 11,
    end: 18,
  });
  expect(insertLink(selected('[]')).text).toBe('[text](address)');
});

test('a block is inserted after the line, with its text selected', () => {
  const block = { name: 'view', body: '/projects/1/experiments' };
  const { text, start, end } = insertBlock(selected('fi[]rst\nsecond'), block);
  expect(text).toBe('first\n\n```view\n/projects/1/experiments\n```\n\nsecond');
  expect(text.slice(start, end)).toBe('/projects/1/experiments');
  expect(insertBlock(selected('[]'), block).text).toMatch(/^```view\n/);
});

test('a picture is put at the cursor, and below the fence that ends a block', () => {
  expect(selectionText(insertPicture(selected('see [this] one'), 'p1'))).toBe(
    'see ![[this]][p1] one',
  );
  const block = '```chart\n/experiments/1\n```';
  expect(selectionText(insertPicture(selected(`${block}[]`), 'p1'))).toBe(
    `${block}\n\n![[picture]][p1]`,
  );
});
