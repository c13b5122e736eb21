import type { Noun, Tool } from './frame/noun';

/**
 * Every noun and tool, in the order help shows them. A noun is a row here and a file in `nouns/`,
 * which is read only when somebody uses it.
 */
export const table: Array<Noun | Tool> = [
  {
    name: 'experiment',
    aliases: ['e'],
    group: 'Training',
    summary: 'Experiments: list, create, follow, stop, compare',
    load: async () => (await import('./nouns/experiment')).experimentVerbs,
  },
  {
    name: 'master',
    group: 'Cluster',
    summary: 'The master: info, config, logs',
    load: async () => (await import('./nouns/master')).masterVerbs,
  },
  {
    name: 'auth',
    group: 'People',
    summary: 'Sign in and out',
    load: async () => (await import('./nouns/auth')).authVerbs,
  },
  {
    name: 'serve',
    group: 'Tools',
    summary: 'Serve the console, on the sandbox or in front of a master',
    command: async () => (await import('./commands/serve')).serveCommand,
  },
  {
    name: 'sandbox',
    group: 'Tools',
    summary: 'Run a stand-in master: its API without the console',
    command: async () => (await import('./commands/sandbox')).sandboxCommand,
  },
  {
    name: 'version',
    group: 'Tools',
    summary: 'This version, and that of the master',
    load: async () => (await import('./nouns/version')).versionVerbs,
  },
];
