import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject } from '@trainyard/sdk/model';
import { table } from '../../table';
import { readAliases } from '../aliases';
import type { Options } from '../command';
import { makeFolder } from '../files/make-folder';
import { wordsOf } from '../find-verb';
import { globalOptions, readGlobals } from '../globals';
import { commonOptions } from '../help';
import { cellText } from '../output/terminal-text';
import { type OwnFile, readOwnFile } from '../own-file';
import { readProfiles } from '../profiles';
import { withoutAlias } from '../replace-alias';
import { openSession } from '../session';
import { cacheFolder, type System } from '../system';
import { isTool, type Verb } from '../verb';
import { columnWords, isColumnOption } from './column-words';
import { type Kind, operandKinds } from './operand-kinds';
import { type Candidate, sources } from './sources';

/** Maximum wait of a user for a key press. */
const longestMs = 2_000;

/**
 * Returns candidates for the last of these words, which may be empty: nouns, verbs, options, their
 * values, and ids or names of entities. An empty result is not an error: a key press prints
 * nothing.
 */
export async function completeWords(words: string[], system: System): Promise<Candidate[]> {
  const current = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const candidates = await candidatesFor(before, current, system).catch(() => []);
  // a shell shows these in a terminal, so words with a line end or a control character are dropped
  return candidates
    .filter(({ value }) => value.startsWith(current) && cellText(value) === value)
    .map(({ value, hint }) => ({ value, hint: cellText(hint.replace(/\s+/g, ' ')) }));
}

async function candidatesFor(typed: string[], current: string, system: System) {
  const before = await withoutAlias(typed, system.env);
  const [first] = wordsOf(before, globalOptions);
  if (before.at(-1) === '--profile') return profileWords(system);
  if (['-m', '--master'].includes(before.at(-1) ?? '')) return masterWords(system);
  if (!first)
    return current.startsWith('-')
      ? optionWords(globalOptions)
      : [...nounWords(), ...(await aliasWords(system))];
  const row = table.find(
    ({ name, aliases }) => name === first.text || aliases?.includes(first.text),
  );
  if (first.text === 'help') return nounWords();
  if (!row) return [];
  if (isTool(row)) {
    const { options } = await row.command();
    return (await valueWords(options, before.at(-1))) ?? optionWords(options);
  }
  const place = placeOf(await row.load(), before.toSpliced(first.at, 1));
  const { verb, operands } = place;
  const options: Options = {
    ...globalOptions,
    ...(verb ? { ...commonOptions(verb), ...verb.options } : {}),
  };
  const entityKind = entityOf(options, before.at(-1));
  if (entityKind) return idWords({ kind: entityKind, before, system });
  const [option = ''] = optionBefore(options, before.at(-1)) ?? [];
  if (verb && isColumnOption(option)) {
    const words = before.slice(0, -1);
    const find = (signal: AbortSignal) =>
      columnWords({ words, system, signal }, { option, current });
    return find(AbortSignal.timeout(longestMs));
  }
  const value = await valueWords(options, before.at(-1));
  if (value) return value;
  if (current.startsWith('-')) return optionWords(options);
  const verbs = operands.length === 0 ? verbWords(place.verbs, place.prefix) : [];
  const { words, kinds } = verb ? suggestedOf(verb, operands) : noneSuggested;
  // without a master there are still verbs and words
  const ids = await Promise.all(
    kinds.map((each) => idWords({ ...each, before, system }).catch(() => [])),
  );
  return [...verbs, ...words.map((value) => ({ value, hint: '' })), ...ids.flat()];
}

type Operands = { words: readonly string[]; kinds: Kind[] };

const noneSuggested: Operands = { words: [], kinds: [] };

function suggestedOf(verb: Verb, operands: string[]): Operands {
  if (!verb.suggests) return { words: [], kinds: operandKinds(verb, operands) };
  const { words, kind } = verb.suggests(operands);
  return { words, kinds: kind === undefined ? [] : [{ kind }] };
}

type Place = {
  verb: Verb | undefined;
  verbs: Verb[];
  prefix: string;
  operands: string[];
};

/** The position after the words: the verb, or the first word of one. */
function placeOf(verbs: Verb[], args: string[]): Place {
  const words = wordsOf(args, globalOptions).map(({ text }) => text);
  const [one = '', two] = words;
  const find = (name: string) =>
    verbs.find((verb) => verb.name === name || verb.aliases.includes(name));
  const pair = two === undefined ? undefined : find(`${one} ${two}`);
  if (pair) return { verb: pair, verbs, prefix: '', operands: words.slice(2) };
  const single = find(one);
  if (single) return { verb: single, verbs: [], prefix: '', operands: words.slice(1) };
  const isGroup = one !== '' && verbs.some(({ name }) => name.startsWith(`${one} `));
  if (isGroup) return { verb: undefined, verbs, prefix: `${one} `, operands: [] };
  const fallback = verbs.find(({ isDefault }) => isDefault);
  return { verb: fallback, verbs, prefix: '', operands: words };
}

const nounWords = (): Candidate[] =>
  table.map(({ name, summary }) => ({ value: name, hint: summary }));

function verbWords(verbs: Verb[], prefix: string): Candidate[] {
  const words = new Map<string, string>();
  for (const { name, summary } of verbs) {
    if (!name.startsWith(prefix)) continue;
    const [word = '', ...rest] = name.slice(prefix.length).split(' ');
    if (!words.has(word)) words.set(word, rest.length > 0 ? `${word} …` : summary);
  }
  return Array.from(words, ([value, hint]) => ({ value, hint }));
}

const optionWords = (options: Options): Candidate[] =>
  Object.entries(options).map(([name, { help }]) => ({ value: `--${name}`, hint: help }));

/** The kinds of entities that options name. */
const entities: Record<string, string> = {
  'resource-pool': 'resource-pool',
  'default-compute-pool': 'resource-pool',
  'default-aux-pool': 'resource-pool',
  'ahead-of': 'job',
  'behind-of': 'job',
  on: 'workspace',
  template: 'template',
  workspace: 'workspace',
  'workspace-name': 'workspace',
  'username-to-assign': 'user',
  'group-name-to-assign': 'user-group',
  'groups-user-belongs-to': 'user',
  'add-user': 'user',
};

/** The option whose value comes after this word. */
const optionBefore = (options: Options, before: string | undefined) =>
  Object.entries(options).find(
    ([name, { short }]) =>
      before === `--${name}` || (short !== undefined && before === `-${short}`),
  );

function entityOf(options: Options, before: string | undefined): string | undefined {
  const [name = '', spec] = optionBefore(options, before) ?? [];
  // the global --template is a text for rows
  return spec?.type === 'string' && spec.value !== 'TEXT' ? entities[name] : undefined;
}

/** Returns the values of the option before the word; empty if the option takes any text. */
async function valueWords(
  options: Options,
  before: string | undefined,
): Promise<Candidate[] | undefined> {
  if (!before?.startsWith('-')) return undefined;
  const [, spec] = optionBefore(options, before) ?? [];
  if (spec?.type !== 'string' || spec.value === 'SECONDS') return undefined;
  const { choices, suggestions } = 'multiple' in spec ? {} : spec;
  return (choices ?? (await suggestions?.()) ?? []).map((value) => ({ value, hint: '' }));
}

const aliasWords = async ({ env }: System): Promise<Candidate[]> =>
  Object.entries(await readAliases(env)).map(([value, hint]) => ({ value, hint }));

async function profileWords({ env }: System): Promise<Candidate[]> {
  const { profiles } = await readProfiles(env);
  return Object.entries(profiles).map(([value, { master }]) => ({ value, hint: master }));
}

/** The masters of profiles, and those with a saved sign-in. */
async function masterWords({ env }: System): Promise<Candidate[]> {
  const { profiles } = await readProfiles(env).catch(() => ({ profiles: {} }));
  const signedIn = await readOwnFile(env, signIns).catch(() => undefined);
  const hints = new Map(Object.keys(signedIn?.masters ?? {}).map((master) => [master, '']));
  for (const [name, { master }] of Object.entries(profiles)) hints.set(master, name);
  return Array.from(hints, ([value, hint]) => ({ value, hint }));
}

/** The file of `det`, of which only the addresses are read. */
const signIns: OwnFile<{ masters: Record<string, unknown> }> = {
  name: 'auth.json',
  what: 'sign-ins',
  isValid: (value): value is { masters: Record<string, unknown> } =>
    isObject(value) && isObject(value.masters),
};

type CompletionInput = Kind & { before: string[]; system: System };

async function idWords({
  kind,
  parent = '',
  before,
  system,
}: CompletionInput): Promise<Candidate[]> {
  if (kind === 'operation') return operationWords();
  const read = sources[kind];
  if (!read) return [];
  const globals = readGlobals(connectionOptions(before));
  const signal = AbortSignal.timeout(longestMs);
  const { client, master, username } = await openSession({
    globals: { ...globals, retry: 'off', isDryRun: false, isQuiet: true },
    system,
    notify: () => undefined,
    signal,
  });
  return cached(system, `${master} ${username} ${kind} ${parent}`, () =>
    read(client, { signal }, parent),
  );
}

function connectionOptions(words: string[]) {
  const after = (...names: string[]) => {
    const at = words.findIndex((word) => names.includes(word));
    return at < 0 ? undefined : words[at + 1];
  };
  return {
    master: after('--master', '-m'),
    user: after('--user', '-u'),
    profile: after('--profile'),
  };
}

async function operationWords(): Promise<Candidate[]> {
  const { allOperations } = await import('../../nouns/tools/api');
  return allOperations().map(({ id, method, path }) => ({ value: id, hint: `${method} ${path}` }));
}

/** Key presses reuse results; older ones are requested again. */
const freshMs = 30_000;

type Entry = { at: number; candidates: Candidate[] };

/** Returns a recent result, else calls `find` and caches its result for the next key press. */
async function cached(
  system: System,
  key: string,
  find: () => Promise<Candidate[]>,
): Promise<Candidate[]> {
  const path = cachePath(system);
  const entries = await readEntries(path);
  const cachedEntry = entries[key];
  const age = system.now() - (cachedEntry?.at ?? 0);
  if (cachedEntry && age >= 0 && age < freshMs) return cachedEntry.candidates;
  const candidates = await find();
  const isFresh = ([, { at }]: [string, Entry]) => system.now() - at < freshMs;
  const freshEntries = Object.fromEntries(Object.entries(entries).filter(isFresh));
  await writeEntries(path, { ...freshEntries, [key]: { at: system.now(), candidates } });
  return candidates;
}

const cachePath = ({ env }: System) => join(cacheFolder(env), 'completion.json');

async function readEntries(path: string): Promise<Record<string, Entry>> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isEntries(value) ? value : {};
  } catch {
    return {};
  }
}

const isEntries = (value: unknown): value is Record<string, Entry> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEntry);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'candidates' in value &&
  Array.isArray(value.candidates);

async function writeEntries(path: string, entries: Record<string, Entry>) {
  const fresh = `${path}.${process.pid}`;
  try {
    await makeFolder(dirname(path));
    await writeFile(fresh, JSON.stringify(entries), { mode: 0o600 });
    await rename(fresh, path);
  } catch {
    // without a cache each key press calls the master
  }
}
