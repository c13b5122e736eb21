import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadTarget, saveLog, type Target } from './download-log';

type Written = { name: string; text: string; isClosed: boolean };

/** Files in memory, and the most that one write was given. */
function memoryTarget() {
  const files: Written[] = [];
  const target: Target = {
    open: async (name) => {
      const file: Written = { name, text: '', isClosed: false };
      files.push(file);
      return {
        write: async (text) => {
          file.text += text;
        },
        close: async () => {
          file.isClosed = true;
        },
        abort: async () => {
          files.splice(files.indexOf(file), 1);
        },
      };
    },
  };
  return { files, target };
}

async function* batches(texts: string[][]) {
  for (const batch of texts) yield batch.map((text, at) => ({ text, at }));
}

const { signal } = new AbortController();
const rest = { name: 'log', signal, onProgress: () => {} };

test('a log of one file', async () => {
  const { files, target } = memoryTarget();
  const done = await saveLog({ ...rest, lines: batches([['a\n', 'b\n'], ['c\n']]), target });
  expect(files).toEqual([{ name: 'log.txt', text: 'a\nb\nc\n', isClosed: true }]);
  expect(done).toMatchObject({ lines: 3, characters: 6, parts: 1 });
});

test('an empty log is an empty file', async () => {
  const { files, target } = memoryTarget();
  await saveLog({ ...rest, lines: batches([]), target });
  expect(files).toEqual([{ name: 'log.txt', text: '', isClosed: true }]);
});

test('parts are cut between lines, none is longer than it may be, and together they are the log', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.string({ maxLength: 12 })), { maxLength: 12 }),
      fc.integer({ min: 1, max: 40 }),
      async (texts, length) => {
        const lines = texts.map((batch) => batch.map((text) => `${text}\n`));
        const { files, target } = memoryTarget();
        await saveLog({ ...rest, lines: batches(lines), target, length });
        expect(files.map(({ text }) => text).join('')).toBe(lines.flat().join(''));
        for (const { text, isClosed } of files) {
          expect(isClosed).toBe(true);
          // a line longer than a file is a file of its own
          const isOneLine = lines.flat().includes(text);
          expect(text.length <= length || isOneLine).toBe(true);
        }
        expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
      },
    ),
  ));

test('a stopped download deletes its unfinished file', async () => {
  const controller = new AbortController();
  const { files, target } = memoryTarget();
  const saving = saveLog({
    ...rest,
    lines: batches([['a\n'], ['b\n']]),
    target,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(saving).rejects.toThrow(/abort/i);
  expect(files).toEqual([]);
});

test('without a folder each part is a download', async () => {
  const saved: Array<{ name: string; blob: Blob }> = [];
  const target = downloadTarget((blob, name) => saved.push({ blob, name }));
  await saveLog({ ...rest, lines: batches([['aa\n', 'bb\n'], ['cc\n']]), target, length: 6 });
  expect(saved.map(({ name }) => name)).toEqual(['log.txt', 'log_2.txt']);
  expect(saved.map(({ blob }) => blob.size)).toEqual([6, 3]);
});
