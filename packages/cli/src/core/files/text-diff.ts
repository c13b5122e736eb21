import { structuredPatch } from 'diff';

/** Above this number of changed lines a file is shown as completely replaced. */
const maxChanges = 4_000;

/** Returns the differences of two texts, as in `diff -u`; empty if they are equal. */
export function unifiedDiff(before: string, after: string): string[] {
  const texts = [whole(before), whole(after)] as const;
  const patch = structuredPatch('', '', ...texts, '', '', {
    context: 3,
    maxEditLength: maxChanges,
  });
  if (!patch) return replaced(...texts);
  return patch.hunks.flatMap(({ oldStart, newStart, lines }) => [
    `@@ -${oldStart} +${newStart} @@`,
    ...lines,
  ]);
}

// a text without a newline at its end has the same lines
const whole = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

const replaced = (before: string, after: string) => [
  '@@ -1 +1 @@',
  ...signed('-', before),
  ...signed('+', after),
];
const signed = (sign: string, text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => `${sign}${line}`);
