import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logEntry as entry } from '../../test/memory-log';
import { parseAnsi, plainText } from './ansi';
import { findRow, foldRows, lastState, rowFolder } from './fold-rows';
import { copyLine, gutterTime, selectedLine } from './format-entry';
import { markSpans, textFinder } from './mark-spans';

test.each<[string, ReturnType<typeof parseAnsi>]>([
  ['plain', [{ text: 'plain' }]],
  ['\x1b[31mred\x1b[0m rest', [{ text: 'red', color: 'red' }, { text: ' rest' }]],
  [
    '\x1b[1;92mok\x1b[22m!',
    [
      { text: 'ok', isBold: true, color: 'bright-green' },
      { text: '!', isBold: false, isDim: false, color: 'bright-green' },
    ],
  ],
  ['\x1b[38;5;196mhot', [{ text: 'hot', color: '#ff0000' }]],
  ['\x1b[38;5;9mnamed', [{ text: 'named', color: 'bright-red' }]],
  ['\x1b[38;5;244mgray', [{ text: 'gray', color: '#808080' }]],
  ['\x1b[38;5;999mnone', [{ text: 'none' }]],
  ['\x1b[38;2;300;0;99999mfar', [{ text: 'far', color: '#ff00ff' }]],
  ['\x1b[7;9mturned', [{ text: 'turned', isInverse: true, isStruck: true }]],
  ['\x1b[48;2;0;0;200mdeep', [{ text: 'deep', background: '#0000c8' }]],
  ['\x1b]0;title\x07text\x1b[2K', [{ text: 'text' }]],
  ['<img src=x onerror=alert(1)>', [{ text: '<img src=x onerror=alert(1)>' }]],
])('ANSI %j becomes spans', (text, spans) => {
  expect(parseAnsi(text)).toEqual(spans);
});

test('plain text has no control characters', () => {
  expect(plainText('\x1b[31mred\x1b[0m\x00 \x1b]8;;http://x\x1b\\link')).toBe('red link');
});

test('updates of a progress bar fold into its last state and unfold again', () => {
  const entries = [
    entry(1),
    entry(2, { text: '\r 10%|█         | 20/196' }),
    entry(3, { text: '\r 50%|█████     | 98/196\r 51%|█████     | 99/196' }),
    entry(4),
  ];
  const folded = foldRows(entries, { open: new Set() });
  expect(folded.map((row) => row.kind)).toEqual(['line', 'progress', 'line']);
  expect(folded[1]).toMatchObject({ text: ' 51%|█████     | 99/196', updates: 3 });
  const opened = foldRows(entries, { open: new Set(['progress-2']) });
  expect(opened.map((row) => row.kind)).toEqual(['line', 'progress', 'line', 'line', 'line']);
});

test('a line in a fold is found at its fold, and at its own row once that is open', () => {
  const entries = [entry(1), entry(2, { text: '\r1' }), entry(3, { text: '\r2' }), entry(4)];
  const folded = foldRows(entries, { open: new Set() });
  expect(findRow(folded, '2')).toEqual({ index: 1, folded: 'progress-2' });
  expect(findRow(foldRows(entries, { open: new Set(['progress-2']) }), '2')).toEqual({ index: 2 });
  expect(findRow(folded, '9')).toBeUndefined();
});

test('a log that grows and shrinks at its ends is folded as a complete log is', () => {
  const texts = [
    'Traceback (most recent call last):',
    '  File "a.py", line 1, in b',
    '\r 1%',
    '\r 2%',
    'x',
  ];
  const changes = fc.array(
    fc.record({
      older: fc.nat(6),
      newer: fc.nat(6),
      drop: fc.constantFrom<'start' | 'end' | 'none'>('start', 'end', 'none'),
      count: fc.nat(8),
    }),
  );
  let reused = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 80, maxLength: 80 }), changes, (kinds, steps) => {
      const log = kinds.map((kind, id) => entry(id, { text: texts[kind] ?? '' }));
      const open = new Set(['progress-43', 'traceback-45']);
      const fold = rowFolder();
      let [from, to] = [40, 41];
      let before = fold(log.slice(from, to), { open });
      for (const { older, newer, drop, count } of steps) {
        from = Math.max(0, from - older);
        to = Math.min(log.length, to + newer);
        if (drop === 'start') from = Math.min(to - 1, from + count);
        if (drop === 'end') to = Math.max(from + 1, to - count);
        const entries = log.slice(from, to);
        const folded = fold(entries, { open });
        const moved = foldRows(entries, { open }).map((row) => ({
          ...row,
          index: row.index + folded.from,
          start: row.start + folded.from,
        }));
        expect(folded.rows).toEqual(moved);
        // kept rows keep their positions
        for (const [index, row] of before.rows.entries()) {
          const now = folded.rows.indexOf(row);
          if (now < 0) continue;
          reused += 1;
          expect(now - folded.before).toBe(index - before.before);
        }
        before = folded;
      }
    }),
  );
  expect(reused).toBeGreaterThan(100);
});

test('progress bars of two ranks stay two rows', () => {
  const rows = foldRows([entry(1, { text: '\r1', rank: 0 }), entry(2, { text: '\r2', rank: 1 })], {
    open: new Set(),
  });
  expect(rows).toHaveLength(2);
});

test('a traceback folds to its frames and leaves the exception visible', () => {
  const entries = [
    'Traceback (most recent call last):',
    '  File "/run/determined/train.py", line 218, in step',
    '    loss = model(batch)',
    '  File "/run/determined/model.py", line 94, in forward',
    'RuntimeError: CUDA out of memory.',
  ].map((text, index) => entry(index + 1, { text, level: 'error' }));
  const [traceback, exception, ...rest] = foldRows(entries, { open: new Set() });
  expect(traceback).toMatchObject({
    kind: 'traceback',
    lines: 4,
    frames: ['train.py:218 in step', 'model.py:94 in forward'],
  });
  expect(exception).toMatchObject({
    kind: 'line',
    entry: { text: 'RuntimeError: CUDA out of memory.' },
  });
  expect(rest).toEqual([]);
});

test('a word at the start of an ordinary line is not a traceback', () => {
  const rows = foldRows([entry(1, { text: 'Traceback (most recent call last):' }), entry(2)], {
    open: new Set(),
  });
  expect(rows.map(({ kind }) => kind)).toEqual(['line', 'line']);
});

test('text that overwrites itself is shown in its last state', () => {
  expect(lastState('\r  1%\r 99%\r')).toBe(' 99%');
});

test('times in the gutter', () => {
  const time = '2026-11-20T09:41:02.118459Z';
  expect(gutterTime(time, 'utc', 0)).toBe('09:41:02.118');
  expect(gutterTime(time, 'start', Date.parse('2026-11-20T09:40:00Z'))).toBe('+00:01:02.118');
  expect(gutterTime(time, 'off', 0)).toBe('');
  expect(gutterTime(null, 'utc', 0)).toBe('');
  expect(gutterTime('yesterday', 'utc', 0)).toBe('');
});

test('a copied line has level, time and message in columns', () => {
  expect(copyLine(entry(2, { level: 'warning', text: '\x1b[33mslow\x1b[0m' }))).toBe(
    '<WARNING>[2026-11-20 09:41:02] slow',
  );
  expect(copyLine(entry(2, { level: 'none' }))).toBe('         [2026-11-20 09:41:02] line 2');
});

test.each<[string, string, string[]]>([
  ['loss 0.4 loss', 'LOSS', ['[loss]', ' 0.4 ', '[loss]']],
  ['\x1b[31mba\x1b[32mtch\x1b[0m 7', 'batch', ['[ba]', '[tch]', ' 7']],
  ['aaa', 'aa', ['[aa]', 'a']],
  ['nothing', 'x', ['nothing']],
  ['all', '', ['all']],
])('in %j the search %j is marked', (text, query, pieces) => {
  const marked = markSpans(parseAnsi(text), textFinder(query));
  expect(marked.map((span) => (span.isMatch ? `[${span.text}]` : span.text))).toEqual(pieces);
});

test('several selected lines are copied with level, time and message', () => {
  expect(selectedLine(entry(2, { level: 'error', text: '\x1b[31mno\x1b[0m' }))).toBe(
    '<error> [2026-11-20 09:41:02] no',
  );
  expect(selectedLine(entry(2, { level: 'none', time: null }))).toBe('line 2');
});
