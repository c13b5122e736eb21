import { changesBetween } from '@trainyard/sdk/flows';
import type { ValuesOf } from '../../core/command';
import { confirm } from '../../core/each';
import { Failure } from '../../core/failure';
import { readConfigFile } from '../../core/files/yaml-file';
import type { Cli } from '../../core/verb';

/** Options of a command that writes a configuration which the master replaces as a whole. */
export const replacing = {
  base: {
    type: 'string',
    value: 'FILE',
    help: 'The configuration before the edit: refuses if it was changed since',
  },
  replace: { type: 'boolean', help: 'Replaces the newest configuration without a question' },
} as const;

type Replacing = {
  /** in sentences: `template base` */
  what: string;
  newest: unknown;
  next: unknown;
  values: ValuesOf<typeof replacing>;
};

/**
 * Protects what others have saved: the newest configuration must be that of `--base`, or the user
 * agrees to replace it, by an answer, `-y` or `--replace`. One that is empty or that has no values
 * which the new one changes is replaced without a question.
 * @throws Failure that names the changes, when there are some or the answer is no
 */
export async function checkReplacing(cli: Cli, { what, newest, next, values }: Replacing) {
  const { base, replace } = values;
  if (replace) return;
  if (base !== undefined) {
    const changes = changesBetween(await readConfigFile(cli, base), newest);
    if (changes.length === 0) return;
    throw new Failure(`The ${what} was changed since ${base}: ${listed(changes)}.`, {
      hint: 'Add these changes to your file, or give --replace.',
    });
  }
  // an added value does not undo anything
  const lost = changesBetween(newest, next).filter(({ change }) => change !== 'added');
  if (lost.length > 0)
    await confirm(cli, `These values of the ${what} change: ${listed(lost)}. Replace it?`);
}

const maxListed = 8;

function listed(changes: ReadonlyArray<{ path: string }>): string {
  const paths = changes.slice(0, maxListed).map(({ path }) => path || 'all values');
  const others = changes.length - paths.length;
  return others > 0 ? `${paths.join(', ')} and ${others} more` : paths.join(', ');
}
