import type { Globals } from '../globals';
import type { System } from '../system';
import type { Verb } from '../verb';

// these need all rows, so nothing is held back that would otherwise appear at once
const wholeFormats = ['table', 'json', 'yaml'];

/**
 * The command line of the pager for the output of a verb: `TRAINYARD_PAGER`, else `PAGER`, as `gh`
 * reads its own; undefined where the output is not a text to scroll, and with --no-pager.
 */
export function pagerOf(
  { prints }: Pick<Verb, 'prints'>,
  { format, watchMs, hasPager }: Pick<Globals, 'format' | 'watchMs' | 'hasPager'>,
  { env, isTerminal }: Pick<System, 'env' | 'isTerminal'>,
): string | undefined {
  const isWhole = prints === 'rows' || prints === 'record' || prints === 'document';
  if (!isWhole || !wholeFormats.includes(format)) return undefined;
  if (!isTerminal.stdout || !hasPager || watchMs !== undefined) return undefined;
  const command = (env.TRAINYARD_PAGER ?? env.PAGER ?? '').trim();
  // nothing to scroll with: less would redraw on a terminal that cannot
  return command === '' || command === 'cat' || env.TERM === 'dumb' ? undefined : command;
}
