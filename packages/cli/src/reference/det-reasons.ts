/** Why a line of `det` is not taken as it is, for each command where that is so. */
export const detReasons: Record<string, string> = {
  'auth login':
    'Sign-in by a provider (`--provider`, `--headless`) needs an edition of the master that has one; `trainyard auth login` takes name and password.',
  deploy: 'Installs a master; that is the work of its own distribution.',
  'dev curl': 'det hands further words to the `curl` program; ours makes the request itself.',
  'experiment create':
    "`--local` runs the training on this machine inside the platform's Python library.",
  'experiment describe':
    '`--metrics` and `--outdir` write CSV files; `trainyard experiment export` streams the same rows.',
  'oauth client add': 'OAuth clients belong to an edition of the master that has them.',
  'oauth client list': 'The same.',
  'oauth client remove': 'The same.',
};
