import { expect, test } from 'vitest';
import { findFailure } from '../find-failure';
import type { FailureLogLine } from '../log-streams';
import { type Ending, endingsOf, harmlessLines } from './read-corpus';

const families = ['launchers', 'python', 'native', 'middle'] as const;
const all = families.flatMap(endingsOf);

type Change = (lines: FailureLogLine[]) => FailureLogLine[];

/** Returns what is said of an ending and is not so; empty if all is right. */
function mistakeOf({ lines, name, ...right }: Ending, change: Change = (same) => same): string[] {
  const found = findFailure(change(lines).toReversed());
  const answer = {
    text: found?.text ?? '',
    where: right.where === '' ? '' : (found?.where ?? ''),
    rank: found?.rank ?? null,
    others: right.others === undefined ? undefined : found?.others,
    signal: found?.signal.split(',')[0] ?? '',
  };
  const mistakes = Object.entries(answer).filter(
    ([key, value]) => value !== right[key as keyof typeof right],
  );
  return mistakes.map(
    ([key, value]) => `${name}: ${key} is ${value}, not ${right[key as keyof typeof right]}`,
  );
}

test.each(families)(
  'the cause of each ending of %s is the first error of the first process that failed (public-reports PB1)',
  (family) => {
    expect(endingsOf(family).flatMap((ending) => mistakeOf(ending))).toEqual([]);
  },
);

test('the corpus has at least 80 endings', () => {
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(all.filter(({ text, lines }) => text === '' || lines.length === 0)).toEqual([]);
});

const inText =
  (change: (text: string, at: number) => string): Change =>
  (lines) =>
    lines.map((line, at) => ({ ...line, text: change(line.text, at) }));

const bystander = (at: number): FailureLogLine => ({
  id: `other ${at}`,
  time: null,
  level: 'info',
  text: `step ${at} loss 0.${at}`,
  rank: 77,
  container: '',
});

const changes: Record<string, Change> = {
  'with CRLF': inText((text) => `${text}\r`),
  'in colors': inText((text) => `\x1b[31m${text}\x1b[0m`),
  'with times in front': inText((text) => `2026-05-01 12:00:00,123 ${text}`),
  'with times in brackets': inText((text, at) => `[2026-05-01T12:00:0${at % 10}Z] ${text}`),
  'without levels': (lines) => lines.map((line) => ({ ...line, level: 'none' })),
  'between lines of another rank': (lines) =>
    lines.flatMap((line, at) => [line, ...(at < lines.length - 3 ? [bystander(at)] : [])]),
  'below an hour of training': (lines) => [
    ...Array.from({ length: 120 }, (_, at) => ({ ...bystander(at), rank: null })),
    ...lines,
  ],
  'as one entry': (lines) => {
    const isOneProcess = lines.every(({ rank, level }) => rank === null && level === 'none');
    return isOneProcess
      ? lines
          .slice(0, 1)
          .map((line) => ({ ...line, text: lines.map(({ text }) => text).join('\n') }))
      : lines;
  },
};

test.each(Object.entries(changes))('%s at least 95 of 100 causes are the same', (_, change) => {
  const mistakes = all
    .map((ending) => mistakeOf(ending, change))
    .filter(({ length }) => length > 0);
  expect(mistakes.flat().slice(0, mistakes.length > all.length * 0.05 ? 200 : 0)).toEqual([]);
});

test('without the first line at least 95 of 100 texts are the same', () => {
  const cut = all.filter(({ lines, text }) => lines.length > 3 && !lines[0]?.text.includes(text));
  const mistakes = cut
    .map((ending) => mistakeOf(ending, (lines) => lines.slice(1)))
    .filter((each) => each.some((mistake) => mistake.includes(': text is ')));
  expect(mistakes.flat().slice(0, mistakes.length > cut.length * 0.05 ? 200 : 0)).toEqual([]);
});

test('a harmless line above the end is not the cause of a failure', () => {
  const exit =
    'resources failed with non-zero exit code: container failed with non-zero exit code: 1';
  const causes = harmlessLines().map((text, at) => {
    const shutdown = Array.from({ length: at % 2 ? 80 : 0 }, (_, worker) => `closing ${worker}`);
    const lines = [text, `step ${at}`, ...shutdown, exit].map((each, id) => ({
      ...bystander(id),
      rank: null,
      text: each,
      level: each === exit ? 'error' : 'info',
    }));
    return findFailure(lines.toReversed())?.text;
  });
  expect(causes.filter((cause) => cause !== exit)).toEqual([]);
});
