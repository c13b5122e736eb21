import { detCommands } from './det-commands.mjs';

/** @typedef {import('./det-run.mjs').Command} Command */
/** @typedef {import('./det-run.mjs').Section} Section */

// det 0.38.1 rejects weak passwords
const passwords = { first: 'Signal7box', later: 'Rail 7 track' };

/**
 * Maps a command line of `det` 0.23.4 to the commands that replace it in `det` 0.38.1; to none
 * where that release or its master has no equivalent.
 *
 * @type {Record<string, (command: Command) => Command[]>}
 */
const changes = {
  version: (command) => [{ ...command, shows: ['0.38.1'] }],
  'master info': (command) => [{ ...command, shows: ['version: 0.38.1', 'clusterId:'] }],
  // without --all it leaves out inactive users
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
  // the queue of that master is ordered by priority only
  'job update {last} --ahead-of {job}': () => [],
  // weight, priority and slots can only be set before an experiment has ended
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
 * Expects the message of the master in place of the name of a status.
 *
 * @param {Command} command
 */
function asWritten(command) {
  const shows = command.shows?.map((text) => (text === 'Not Found' ? 'not found' : text));
  return { ...command, ...(shows && { shows }) };
}

/**
 * The same commands in the form of `det` 0.38.1.
 *
 * @type {Section[]}
 */
export const laterCommands = detCommands.map((section) => ({
  ...section,
  commands: section.commands
    .flatMap((command) => changes[command.type]?.(command) ?? command)
    .map(asWritten),
}));
