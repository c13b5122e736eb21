import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTitleCase, readFixedTexts, textsOf } from './letter-case';
import { shippedFiles } from './shipped-files';

const fixedTexts = readFixedTexts(
  readFileSync(new URL('./fixed-texts.txt', import.meta.url), 'utf8'),
);

/** Packages that hold texts which the console shows, beside its own files. */
const textFolders = ['packages/rbac/src', 'packages/insights/src', 'packages/sdk/src/model'];

/** Files whose strings are not texts: operators of PDF, a text of JavaScript, invented data. */
const others = /charts\/export\/pdf-file\.ts$|lib\/duration\.ts$|\/catalogue\/|examples\.ts$/;

const filesWithTexts = () => [
  ...shippedFiles().filter((file) => !others.test(file)),
  ...textFolders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(test|master)\//.test(file)),
];

const isFound = (code: string) => textsOf(code).some(({ text }) => isTitleCase(text, fixedTexts));

test('the rule finds every form of a text, and no names, sentences or fixed texts (C18)', () => {
  expect(isFound("const label = 'Copy Command';")).toBe(true);
  expect(isFound(`const title = \`Set Password of \${name}\`;`)).toBe(true);
  expect(isFound(`const title = \`\${kind} Role\`;`)).toBe(true);
  expect(isFound('<Button>Try Now</Button>')).toBe(true);
  expect(isFound('<a aria-label="Show Queue" />')).toBe(true);
  expect(isFound("const label = 'Launch JupyterLab Here';")).toBe(true);
  expect(isFound("const label = 'Add Member';")).toBe(false);
  expect(isFound("const label = 'Add to Groups...';")).toBe(false);
  expect(isFound("const label = 'Launch JupyterLab here';")).toBe(false);
  expect(isFound('const text = \'Nothing runs. Press Ctrl+K, or choose "New Project".\';')).toBe(
    false,
  );
  expect(isFound(`const text = \`Unable to read it: \${message} The list is old.\`;`)).toBe(false);
});

test('texts of the console are in sentence case, but for those that the specification fixes (C18)', () => {
  const files = filesWithTexts();
  expect(files.length).toBeGreaterThan(1000);
  const problems = files.flatMap((file) =>
    textsOf(readFileSync(file, 'utf8'))
      .filter(({ text }) => isTitleCase(text, fixedTexts))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(problems).toEqual([]);
});
