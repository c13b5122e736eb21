import { detCommands } from './det-commands.mjs';

/** @typedef {import('./det-run.mjs').Command} Command */
/** @typedef {import('./det-run.mjs').Section} Section */

// det 0.38.1 takes no weak ones
const passwords = { first: 'Signal7box', later: 'Rail 7 track' };

/**
 * By a line of `det` 0.23.4: the commands that stand for it with `det` 0.38.1, none where it or its
 * master has no such thing.
 *
 * @type {Record<string, (command: Command) => Command[]>}
 */
const changes = {
  version: (command) => [{ ...command, shows: ['0.38.1'] }],
  'master info': (command) => [{ ...command, shows: ['version: 0.38.1', 'clusterId:'] }],
  // which leaves out who is inactive
  'user list': (command) => [{ ...command, type: 'user list --all' }],
  'user create newcomer': withPassword,
  'user create other': withPassword,
  'user change-password regular': (command) => [
    { ...command, answers: `${passwords.later}\n${passwords.later}\n` },
  ],
  'user whoami': (command) => {
    const password = command.password === undefined ? passwords.first : passwords.later;
    return [{ ...command, ...(command.as === 'regular' && { password }) }];
  },
  // its queue is ordered by priority alone
  'job update {last} --ahead-of {job}': () => [],
  // weight, priority and slots are those of what has not ended
  'experiment create single.yaml context --config resources.resource_pool=t4-pool': (command) => [
    { ...command, type: `${command.type} --paused` },
  ],
  'experiment wait {experiment} --polling-interval 1': (command) => [
    { type: 'experiment activate {experiment}' },
    command,
  ],
};

/** @param {Command} command */
function withPassword(command) {
  return [{ ...command, type: `${command.type} --password ${passwords.first}` }];
}

/**
 * It shows what the master says, in place of the name of a status.
 *
 * @param {Command} command
 */
function asWritten(command) {
  const shows = command.shows?.map((text) => (text === 'Not Found' ? 'not found' : text));
  return { ...command, ...(shows && { shows }) };
}

/**
 * The same commands as `det` 0.38.1 takes them.
 *
 * @type {Section[]}
 */
export const laterCommands = detCommands.map((section) => ({
  ...section,
  commands: section.commands
    .flatMap((command) => changes[command.type]?.(command) ?? command)
    .map(asWritten),
}));
