import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logEntry as entry } from '../../test/memory-log';
import { parseAnsi, plainText } from './ansi';
import { copiedLines } from './copy-lines';
import { findRow, foldRows, type LogRow, rowFolder } from './fold-rows';
import { copyLine, gutterTime, momentText, rangeText, selectedLine } from './format-entry';
import { markSpans, textFinder } from './mark-spans';
import { lastState } from './terminal-lines';

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
    entry(2, { text: '\r 10%|█         | 20/196', isPartial: true }),
    entry(3, { text: '\r 50%|█████     | 98/196\r 51%|█████     | 99/196' }),
    entry(4),
  ];
  const folded = foldRows(entries, { open: new Set() });
  expect(folded.map((row) => row.kind)).toEqual(['line', 'progress', 'line']);
  expect(folded[1]).toMatchObject({ text: ' 51%|█████     | 99/196', updates: 3 });
  const opened = foldRows(entries, { open: new Set(['progress-2']) });
  expect(opened.map((row) => row.kind)).toEqual([
    'line',
    'progress',
    'line',
    'line',
    'line',
    'line',
  ]);
});

test('a line in a fold is found at its fold, and at its own row once that is open', () => {
  const entries = [
    entry(1),
    entry(2, { text: '\r1', isPartial: true }),
    entry(3, { text: '\r2' }),
    entry(4),
  ];
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
    'two\nlines',
    ' 10%|█   | 1/9',
    ' 90%|███ | 8/9',
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
    fc.property(fc.array(fc.nat(15), { minLength: 80, maxLength: 80 }), changes, (kinds, steps) => {
      const hour = 3_600_000;
      const log = kinds.map((kind, id) =>
        entry(id, { text: texts[kind % 8] ?? '', isPartial: kind > 7, at: id * 5 * hour }),
      );
      const options = { open: new Set(['progress-43', 'traceback-45']), days: 'utc' } as const;
      const fold = rowFolder();
      let [from, to] = [40, 41];
      let before = fold(log.slice(from, to), options);
      for (const { older, newer, drop, count } of steps) {
        from = Math.max(0, from - older);
        to = Math.min(log.length, to + newer);
        if (drop === 'start') from = Math.min(to - 1, from + count);
        if (drop === 'end') to = Math.max(from + 1, to - count);
        const entries = log.slice(from, to);
        const folded = fold(entries, options);
        const moved = foldRows(entries, options).map((row) => ({
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
  const rows = foldRows(
    [entry(1, { text: '\r1', rank: 0, isPartial: true }), entry(2, { text: '\r2', rank: 1 })],
    {
      open: new Set(),
    },
  );
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

/** The visible text of each row. */
const textsOf = (rows: readonly LogRow[]) =>
  rows.map((row) =>
    row.kind === 'day' ? '(day)' : row.kind === 'traceback' ? '(traceback)' : plainText(row.text),
  );
const foldTexts = (texts: readonly string[], change: Partial<Parameters<typeof entry>[1]> = {}) =>
  foldRows(
    texts.map((text, index) => entry(index + 1, { ...change, text })),
    { open: new Set() },
  );

test('finished lines are never folded', () => {
  const texts = [
    'Collecting torch',
    'Downloading torch-2.1.0.whl (670.2 MB)',
    'ERROR: No matching distribution',
    'Successfully installed numpy',
    'step 1 of 9',
    'step 2 of 9',
    'WARNING: disk almost full',
  ];
  expect(textsOf(foldTexts(texts))).toEqual(texts);
});

test('three bars of three epochs stay three rows, each in its last state', () => {
  const bar = (epoch: number) =>
    [0, 50, 100].map((share) => `\rEpoch ${epoch}: ${share}%|█| ${share / 10}/10`).join('');
  const rows = foldTexts([bar(1), bar(2), bar(3)]);
  expect(textsOf(rows)).toEqual([1, 2, 3].map((epoch) => `Epoch ${epoch}: 100%|█| 10/10`));
  expect(rows).toMatchObject([{ updates: 3 }, { updates: 3 }, { updates: 3 }]);
});

test.each<[string, string[], string[]]>([
  [
    'tqdm',
    [' 10%|█  | 1/10 [00:01<00:09]', ' 50%|█▌ | 5/10 [00:05<00:05]', '100%|███| 10/10 [00:10<?]'],
    ['100%|███| 10/10 [00:10<?]'],
  ],
  [
    'a bar without a total',
    ['1it [00:01, 1.0it/s]', '9it [00:04, 2.2it/s]'],
    ['9it [00:04, 2.2it/s]'],
  ],
  [
    'Keras',
    [' 1/300 [......] - ETA: 9s - loss: 0.9', ' 300/300 [======] - 9s 3ms/step - loss: 0.5'],
    [' 300/300 [======] - 9s 3ms/step - loss: 0.5'],
  ],
  [
    'pip',
    [
      '   ━━━╺━━━━ 10.2/50.1 MB 5.3 MB/s eta 0:00:08',
      '   ━━━━━━━━ 50.1/50.1 MB 5.3 MB/s eta 0:00:00',
    ],
    ['   ━━━━━━━━ 50.1/50.1 MB 5.3 MB/s eta 0:00:00'],
  ],
  [
    'a bar that is drawn again at its end',
    ['Epoch 1:  90%|██ | 9/10', 'Epoch 1: 100%|███| 10/10', 'Epoch 1: 100%|███| 10/10'],
    ['Epoch 1: 100%|███| 10/10'],
  ],
  [
    'two bars after each other',
    ['  0%|   | 0/2', ' 50%|█  | 1/2', '  0%|   | 0/2', ' 50%|█  | 1/2'],
    [' 50%|█  | 1/2', ' 50%|█  | 1/2'],
  ],
  [
    'finished bars of several epochs',
    ['Epoch 1: 100%|███| 10/10', 'Epoch 2: 100%|███| 10/10'],
    ['Epoch 1: 100%|███| 10/10', 'Epoch 2: 100%|███| 10/10'],
  ],
  [
    'a bar inside of another',
    [
      'Epochs:   0%|   | 0/2',
      'Batches:   0%|   | 0/9\x1b[A',
      'Batches: 100%|███| 9/9\x1b[A',
      'Epochs:  50%|█  | 1/2',
      'Batches:   0%|   | 0/9\x1b[A',
      'Batches:  11%|   | 1/9\x1b[A',
    ],
    ['Epochs:  50%|█  | 1/2  Batches:  11%|   | 1/9'],
  ],
  [
    'numbered steps',
    ['epoch 1/10 loss 0.5', 'epoch 2/10 loss 0.4'],
    ['epoch 1/10 loss 0.5', 'epoch 2/10 loss 0.4'],
  ],
  [
    'shares in sentences',
    ['GPU 0: 97% used', 'GPU 0: 98% used'],
    ['GPU 0: 97% used', 'GPU 0: 98% used'],
  ],
])('states that arrive as lines fold: %s', (_name, texts, expected) => {
  expect(textsOf(foldTexts(texts))).toEqual(expected);
});

test('all states of a folded bar are rows once it is open', () => {
  const entries = [
    entry(1, { text: '\r 10%|█  |\r 20%|██ |' }),
    entry(2, { text: '100%|███| 10/10' }),
  ];
  const rows = foldRows(entries, { open: new Set(['progress-1']) });
  expect(textsOf(rows)).toEqual([' 20%|██ |', ' 10%|█  |', ' 20%|██ |', '100%|███| 10/10']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test('backspaces are applied', () => {
  const back = '\b'.repeat(11);
  expect(plainText(`1/3 [=>..] ${back}2/3 [==>.] ${back}3/3 [====] `)).toBe('3/3 [====] ');
  expect(plainText('\x1b[31mred\x1b[0m\b\b\bnot\b\b\b\b\b')).toBe('not');
  expect(parseAnsi('ab\b\x1b[31mc')).toEqual([{ text: 'a' }, { text: 'c', color: 'red' }]);
});

test('an entry of several lines has a row for each, in its colors, and is copied once', () => {
  const text = '\x1b[31mNode failed:\n  reason: out of memory\x1b[0m\n  exit code 137';
  const entries = [entry(1, { text, level: 'error' }), entry(2)];
  const rows = foldRows(entries, { open: new Set() });
  expect(textsOf(rows)).toEqual([
    'Node failed:',
    '  reason: out of memory',
    '  exit code 137',
    'line 2',
  ]);
  expect(rows[1]).toMatchObject({
    key: '1+1',
    part: 1,
    text: '\x1b[31m  reason: out of memory\x1b[0m',
  });
  expect(rows[2]).toMatchObject({ text: '  exit code 137' });
  expect(copiedLines(entries)).toEqual([
    '<ERROR>  [2026-11-20 09:41:01] Node failed:\n  reason: out of memory\n  exit code 137',
    '<INFO>   [2026-11-20 09:41:02] line 2',
  ]);
});

test('a row between two days names the second (F10)', () => {
  const at = (text: string) => Date.parse(text);
  const entries = [
    entry(1, { at: at('2026-11-19T23:59:58Z') }),
    entry(2, { at: at('2026-11-19T23:59:59Z') }),
    entry(3, { at: at('2026-11-20T00:00:01Z') }),
    { ...entry(4), time: null, at: Number.NaN },
    entry(5, { at: at('2026-11-20T00:00:02Z') }),
  ];
  const kinds = (days?: 'utc') =>
    foldRows(entries, { open: new Set(), days }).map(({ kind }) => kind);
  expect(kinds('utc')).toEqual(['line', 'line', 'day', 'line', 'line', 'line']);
  expect(kinds()).not.toContain('day');
});

test('times in full and ranges name their days (F10)', () => {
  const from = Date.parse('2026-11-19T23:59:58.5Z');
  const to = Date.parse('2026-11-20T00:10:00Z');
  expect(momentText(from, 'utc')).toBe('2026-11-19 23:59:58.500 UTC');
  const options = { startMs: from, hasDays: true, mode: 'utc' } as const;
  expect(rangeText(from, to, options)).toBe('2026-11-19 23:59:58 to 2026-11-20 00:10:00');
  expect(rangeText(to, to + 5000, options)).toBe('2026-11-20 00:10:00 to 00:10:05');
  expect(rangeText(to, to + 5000, { ...options, hasDays: false })).toBe('00:10:00 to 00:10:05');
  expect(rangeText(to, to, { ...options, mode: 'start' })).toBe('+00:10:01');
});
