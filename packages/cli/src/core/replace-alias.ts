import { ownValue } from '@trainyard/sdk/model';
import { readAliases, splitWords } from './aliases';
import { isRow, wordsOf } from './find-verb';
import { globalOptions } from './globals';
import { UsageError } from './option-values';
import type { System } from './system';

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
