import { isObject, ownValue } from '@trainyard/sdk/model';
import { isRow, wordsOf } from './find-verb';
import { globalOptions } from './globals';
import { UsageError } from './option-values';
import { type OwnFile, readOwnFile, writeOwnFile } from './own-file';
import type { System } from './system';

/** Texts of commands, by the names that users gave them. */
export type Aliases = Record<string, string>;

const file: OwnFile<Aliases> = {
  name: 'aliases.json',
  what: 'aliases',
  isValid: (value): value is Aliases =>
    isObject(value) && Object.values(value).every((text) => typeof text === 'string'),
};

/** Reads the aliases, which are stored with the profiles. @throws Failure for an invalid file */
export const readAliases = async (env: System['env']): Promise<Aliases> =>
  (await readOwnFile(env, file)) ?? {};

/** Writes them, readable only for their owner. */
export const writeAliases = (env: System['env'], aliases: Aliases): Promise<void> =>
  writeOwnFile(env, file, aliases);

/**
 * Returns the words of a command with an alias replaced by its own words. `$1` to `$9` in these are
 * the words after the alias, as in `gh`; the others follow. Commands cannot be replaced, so a file is
 * read for other words only.
 * @throws UsageError if words are missing
 */
export async function withoutAlias(args: string[], env: System['env']): Promise<string[]> {
  const [first] = wordsOf(args, globalOptions);
  if (!first || isRow(first.text)) return args;
  const text = ownValue(await readAliases(env), first.text);
  if (text === undefined) return args;
  const before = args.slice(0, first.at);
  const rest = args.slice(first.at + 1);
  const used = new Set<number>();
  const words = splitWords(text).map((word) =>
    word.replaceAll(/\$([1-9])/g, (_, digit: string) => {
      const place = Number(digit) - 1;
      const value = rest[place];
      if (value === undefined)
        throw new UsageError(`The alias ${first.text} needs another word: ${text}`);
      used.add(place);
      return value;
    }),
  );
  return [...before, ...words, ...rest.filter((_, place) => !used.has(place))];
}

/** Splits a text as a shell does: at spaces outside of quotes. @throws UsageError for an open quote */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const [all = ''] = /^(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/s.exec(rest) ?? [];
    if (all === '') throw new UsageError(`A quote is not closed: ${text}`);
    words.push(unquoted(all));
    rest = rest.slice(all.length);
    if (rest !== '' && !/^\s/.test(rest)) throw new UsageError(`A quote is not closed: ${text}`);
    rest = rest.trimStart();
  }
  return words;
}

const unquoted = (word: string) =>
  word.replaceAll(
    /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs,
    (_, double?: string, single?: string, one?: string) =>
      double?.replaceAll(/\\(["\\$])/g, '$1') ?? single ?? one ?? '',
  );
