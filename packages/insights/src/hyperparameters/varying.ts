import { hyperparameters } from '@trainyard/sdk/model';
import { isSeedLike } from '../seeds/seed-groups';

type Config = Parameters<typeof hyperparameters>[0];

/** longer texts are paths and lists, which a column cannot show */
const longestText = 16;

/** The value of a constant, or the whole range that is searched, as text. */
function textOf({ hyperparameter }: ReturnType<typeof hyperparameters>[number]) {
  const isConstant = hyperparameter.type === 'const';
  return JSON.stringify(isConstant ? hyperparameter.val : hyperparameter) ?? '';
}

const isShort = (text: string) => text.length <= longestText && !/^[[{]/.test(text);

/**
 * Names of hyperparameters that differ between configs, those that most configs have first, and
 * numbers before texts. Leaves out seeds, whose values say nothing, those that fewer than half of
 * the configs have, and those whose values are long.
 */
export function varyingHyperparameters(configs: readonly Config[]): string[] {
  const values = new Map<string, string[]>();
  for (const config of configs)
    for (const each of hyperparameters(config)) {
      const texts = values.get(each.name) ?? [];
      values.set(each.name, texts);
      texts.push(textOf(each));
    }
  const rankOf = (texts: readonly string[]) =>
    texts.length + (texts.every((text) => !text.startsWith('"')) ? 0.5 : 0);
  return [...values]
    .filter(
      ([name, texts]) =>
        new Set(texts).size > 1 &&
        texts.length * 2 >= configs.length &&
        texts.filter(isShort).length * 2 > texts.length &&
        !isSeedLike(name),
    )
    .sort(([, one], [, other]) => rankOf(other) - rankOf(one))
    .map(([name]) => name);
}
