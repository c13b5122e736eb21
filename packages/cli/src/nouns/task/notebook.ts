import { defineVerb } from '../../core/verb';
import { launchBody, reportWarnings, taskOptions } from './launch';
import { browserOption, openVerb, showStarted } from './open';
import { commonVerbs } from './verbs';

const start = defineVerb({
  name: 'start',
  summary: 'Launch a JupyterLab and open it',
  prints: 'value',
  options: {
    ...taskOptions,
    ...browserOption,
    preview: { type: 'boolean', help: 'Print the configuration and launch nothing' },
  },
  examples: [
    'trainyard notebook start --config resources.slots=1 -w vision',
    'trainyard notebook start --template base --preview',
  ],
  run: async ({ values, cli }) => {
    const { client } = await cli.session();
    const body = { ...(await launchBody(cli, values)), preview: values.preview };
    const { notebook, config, warnings } = await client.launchNotebook(
      { body },
      { signal: cli.signal },
    );
    if (values.preview) return cli.out.document(config);
    const isShort = reportWarnings(cli, warnings);
    if (notebook) await showStarted(cli, { kind: 'notebook', id: notebook.id, isShort, values });
  },
});

export const verbs = [...commonVerbs('notebook'), start, openVerb('notebook')];
