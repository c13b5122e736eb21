/** The command that creates an experiment from a terminal; without a project it names a place for its id. */
export const createCommand = (projectId: number | null, template = '') =>
  `trainyard experiment create config.yaml . --project-id ${projectId ?? 'ID'}${
    template === '' ? '' : ` --template ${shellWord(template)}`
  }`;

/** A word for a shell: in quotes unless it is plain. */
const shellWord = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
