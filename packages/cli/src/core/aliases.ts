import { isObject } from '@trainyard/sdk/model';
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
