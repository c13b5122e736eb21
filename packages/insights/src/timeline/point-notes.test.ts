import { describe, expect, test } from 'vitest';
import {
  findNoteLine,
  linkedNotes,
  noteLine,
  notesOfTrial,
  type PointNote,
  readPointNotes,
  withNoteLine,
} from './point-notes';

test.each([
  [{ batch: 1200, chart: 'loss', text: 'rate halved' }, '- batch 1,200 · `loss`: rate halved'],
  [{ batch: 0, text: 'cold start' }, '- batch 0: cold start'],
  [{ trialId: 12, batch: 1_234_567, text: 'stuck' }, '- trial 12, batch 1,234,567: stuck'],
] as const)('%j is a line that people read', (note, line) => {
  expect(noteLine(note)).toBe(line);
});

const hostile: PointNote[] = [
  { batch: 5, text: '<script>alert(1)</script>' },
  { batch: 5, text: '- batch 9: inner: text' },
  { batch: 5, chart: 'a: b', text: 'c: d' },
  { batch: 5, chart: '`', text: '`x`' },
  { batch: 5, chart: 'a``b', text: 'x' },
  { batch: 5, chart: '`a`', text: 'x' },
  { batch: 5, chart: ' · ', text: 'x' },
  { batch: 5, chart: '[V] top.5|acc', text: '$&' },
  { batch: 999, text: '\u202egnp.exe' },
  { batch: 1000, chart: '__proto__', text: '…' },
  { trialId: 3, batch: Number.MAX_SAFE_INTEGER, chart: 'loss', text: '```' },
];

test.each(hostile)('%j is read back', (note) => {
  const [read, ...others] = readPointNotes(noteLine(note));
  expect(others).toEqual([]);
  const chart = note.chart?.trim();
  expect(read).toEqual({ trialId: undefined, ...note, chart, line: noteLine(note) });
});

test('a text of several lines is one line', () => {
  const line = noteLine({ batch: 1, text: 'a\n- batch 2: b\r\n\u2028c\td ' });
  expect(line).toBe('- batch 1: a - batch 2: b c d');
  expect(readPointNotes(line)).toHaveLength(1);
});

test.each([
  'batch 5: x',
  '-batch 5: x',
  ' - batch 5: x',
  '- batch 5:x',
  '- batch 5: ',
  '- batch 5 x',
  '- batch -5: x',
  '- batch 1,20: x',
  '- batch 5.5: x',
  '- batch 99999999999999999999: x',
  '- Batch 5: x',
  '- batch 5 · loss: x',
  '- batch 5 · ``: x',
  '- trial, batch 5: x',
  '    - batch 5: x',
])('"%s" is a text like any other', (line) => {
  expect(readPointNotes(line)).toEqual([]);
});

const fenced = ['~~~', '- batch 1: a', '```', '- batch 2: b', '~~~~', '- batch 3: c'].join('\n');

test('lines in blocks of code mark nothing', () => {
  expect(readPointNotes(fenced).map(({ batch }) => batch)).toEqual([3]);
  expect(
    readPointNotes('```py\n- batch 1: a\n```py\n- batch 2: b\n```\n- batch 3: c'),
  ).toHaveLength(1);
  expect(readPointNotes('```a` b\n- batch 1: a')).toHaveLength(1);
});

const one = '- batch 10: one';
const two = '- batch 20: two';

describe('one line changes', () => {
  test.each([
    ['', { to: one }, one],
    ['Words.', { to: one }, `Words.\n\n${one}`],
    ['Words.\n\n', { to: one }, `Words.\n\n${one}`],
    [`Words.\n\n${one}`, { to: two }, `Words.\n\n${one}\n${two}`],
    [`${one}\nWords.\n`, { to: two }, `${one}\nWords.\n\n${two}`],
    [`a\n${one}\nb\n\nc\n`, { from: one, to: two }, `a\n${two}\nb\n\nc\n`],
    [`a\r\n${one}\r\nb`, { from: one, to: two }, `a\r\n${two}\r\nb`],
    [`a\n${one}\nb`, { from: one }, 'a\nb'],
    [one, { from: one }, ''],
    [`a\n\n${one}`, { from: one }, 'a'],
    [`${one}\n${one}`, { from: one, to: two }, `${two}\n${one}`],
    // another user has changed it: theirs stays
    ['- batch 10: theirs', { from: one, to: two }, `- batch 10: theirs\n${two}`],
    ['- batch 10: theirs', { from: one }, '- batch 10: theirs'],
  ])('of %j by %j', (notes, change, expected) => {
    expect(withNoteLine(notes, change)).toBe(expected);
  });

  test('after a block of code that was left open, the note is none of it', () => {
    const notes = withNoteLine('````\ncode', { to: one });
    expect(notes).toBe(`\`\`\`\`\ncode\n\`\`\`\`\n\n${one}`);
    expect(readPointNotes(notes)).toHaveLength(1);
  });

  test('the same line in a block of code is left alone', () => {
    const code = `\`\`\`\n${one}\n\`\`\`\n`;
    expect(withNoteLine(`${code}${one}`, { from: one, to: two })).toBe(`${code}${two}`);
  });
});

test('a search says which trial it means; an experiment of one need not', () => {
  const notes = `${one}\n- trial 3, batch 5: of three\n- trial 4, batch 6: of four`;
  const batchesOf = (trialId: number, isOnly: boolean) =>
    notesOfTrial(notes, { trialId, isOnly }).map(({ batch }) => batch);
  expect(batchesOf(3, false)).toEqual([5]);
  expect(batchesOf(4, false)).toEqual([6]);
  expect(batchesOf(3, true)).toEqual([10, 5]);
  expect(batchesOf(9, false)).toEqual([]);
});

test('a line that another user has changed is not found', () => {
  expect(findNoteLine(`a\n${one}\r\nb`, one)).toBe(one);
  expect(findNoteLine('- batch 10: other', one)).toBeUndefined();
});

test('ten thousand lines are read at once', () => {
  const notes = Array.from({ length: 10_000 }, (_, at) => noteLine({ batch: at, text: 'x' }));
  expect(readPointNotes(notes.join('\n'))).toHaveLength(10_000);
  expect(readPointNotes(`- batch 5 · ${'`'.repeat(50_000)}: x`)).toEqual([]);
});

test('the place of each note is a link; other texts, blocks of code and notes without an address stay', () => {
  const notes = [
    '# Plan',
    '- batch 1,200 · `loss`: halved at batch 5',
    '* trial 12, batch 7: stuck',
    'batch 9: a sentence',
    '```',
    '- batch 3: code',
    '```',
    '- batch 4: $& no address',
  ].join('\n');
  const linked = linkedNotes(notes, ({ batch, trialId }) =>
    batch === 4 ? undefined : `/${trialId ?? 'only'}/${batch}`,
  );
  expect(linked.split('\n')).toEqual([
    '# Plan',
    '- [batch 1,200](</only/1200>) · `loss`: halved at batch 5',
    '* [trial 12, batch 7](</12/7>): stuck',
    'batch 9: a sentence',
    '```',
    '- batch 3: code',
    '```',
    '- batch 4: $& no address',
  ]);
});
