import type { Contract, Operation } from './contract';

type Ability = { name: string; about: string; since: string };

const rowPattern = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): '(before|since) 0\.38',/g;

/**
 * Reads the table of abilities from its source: a comment that describes the ability, its name, and
 * the masters that have it.
 * @throws Error when the source has no such row
 */
export function abilitiesIn(source: string): Ability[] {
  const rows = [...source.matchAll(rowPattern)].map(([, about = '', name = '', since = '']) => ({
    about: about
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    name,
    since,
  }));
  if (rows.length === 0) throw new Error('releases: no ability was found in the source');
  return rows;
}

const answer = (is: boolean) => (is ? 'yes' : 'no');

/** Returns the page about the known masters: abilities, and the calls that one of them lacks. */
export function emitReleases(source: string, older: Contract, newer: Contract): string {
  const abilities = abilitiesIn(source).map(({ name, about, since }) => {
    const isNew = since === 'since';
    return `| \`${name}\` | ${capital(about)}. | ${answer(!isNew)} | ${answer(isNew)} |`;
  });
  return `${[
    '# Releases',
    '',
    'Trainyard works with masters from 0.23.4 to 0.38.1. The console and the command line ask one',
    'place what the master can do (`supports`), and never for a version. What a master lacks is not',
    'offered; a call that it lacks is refused before it is sent, with the release that has it.',
    '',
    'Written by `pnpm generate` from the table of abilities and the two contracts.',
    '',
    '## Abilities',
    '',
    '| ability | meaning | 0.23.4 | 0.38.1 |',
    '| --- | --- | --- | --- |',
    ...abilities,
    '',
    ...callList('Calls that came with 0.38.1', missingIn(newer, older)),
    ...callList('Calls that 0.38.1 does not have', missingIn(older, newer)),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function missingIn(of: Contract, other: Contract): Operation[] {
  const ids = new Set(other.operations.map(({ id }) => id));
  return of.operations.filter(({ id }) => !ids.has(id));
}

const callList = (title: string, operations: readonly Operation[]): string[] => [
  `## ${title}`,
  '',
  `${operations.length} calls.`,
  '',
  '| call | request | what it does |',
  '| --- | --- | --- |',
  ...operations
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, method, path, summary }) => `| \`${id}\` | \`${method} ${path}\` | ${summary} |`),
  '',
];
