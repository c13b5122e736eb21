import type { Options, ValuesOf } from '../../core/command';
import { UsageError, wholeNumber } from '../../core/option-values';

/** The user that work runs as on the agents. */
export const agentOptions = {
  'agent-uid': { type: 'string', value: 'ID', help: 'User id on the agents' },
  'agent-user': { type: 'string', value: 'NAME', help: 'User name on the agents' },
  'agent-gid': { type: 'string', value: 'ID', help: 'Group id on the agents' },
  'agent-group': { type: 'string', value: 'NAME', help: 'Group name on the agents' },
} as const satisfies Options;

/**
 * All four values, or none of them.
 * @throws UsageError if some are missing: the master would use root for the missing ones
 */
export function agentUserGroupOf(values: ValuesOf<typeof agentOptions>) {
  const names = Object.keys(agentOptions) as (keyof typeof agentOptions)[];
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new UsageError(
      `The agent user takes all four options; --${missing.join(', --')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  const number = (option: 'agent-gid' | 'agent-uid') =>
    wholeNumber({ option, text: values[option] ?? '', min: 0, max: 2 ** 31 - 1 });
  return {
    agentUid: number('agent-uid'),
    agentUser: values['agent-user'] ?? '',
    agentGid: number('agent-gid'),
    agentGroup: values['agent-group'] ?? '',
  };
}
