import type { ModelVersion } from '@trainyard/sdk/types';

/** A version without a name is called by its number. */
export const versionName = ({ name, version }: Pick<ModelVersion, 'name' | 'version'>): string =>
  name || `Version ${version}`;

/** For a terminal: fetches the checkpoint behind a version. */
export const downloadCommand = ({ checkpoint }: Pick<ModelVersion, 'checkpoint'>): string =>
  `det checkpoint download ${checkpoint.uuid}`;

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** For a cell of a notebook: loads a version. A name with quotes stays a text of the code. */
export const notebookCode = ({
  modelName,
  versionNum,
}: {
  modelName: string;
  versionNum: number;
}) =>
  [
    'from determined import pytorch',
    'from determined.experimental import client',
    '',
    `model = client.get_model("${escaped(modelName)}")`,
    `version = model.get_version(${versionNum})`,
    'path = version.checkpoint.download()',
    'trial = pytorch.load_trial_from_checkpoint_path(path)',
  ].join('\n');
