import type { FileNode } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { sniffedType } from '../../archive/content-type';
import { fromBase64, tarGzOf, toBase64 } from '../../archive/tar';
import { timestamp } from '../../lib/clock';
import type { ExperimentRow, ModelFile } from '../../simulation/rows';
import { plainError } from '../errors';
import { allowExperiment } from '../scopes';
import { tick } from '../tick';
import type { Handlers } from '../types';

/** The type bytes of a file and a folder in a tar archive. */
const fileType = 48;
const folderType = 53;

/**
 * The model definition of an experiment: the submitted one, or a small one if none was submitted.
 */
export const modelFilesOf = (experiment: ExperimentRow): readonly ModelFile[] =>
  experiment.submitted?.files ?? madeFiles(experiment);

function madeFiles(experiment: ExperimentRow): ModelFile[] {
  const mtime = Math.floor(experiment.startedAt / 1000) - 3600;
  const texts: Record<string, string> = {
    'README.md': readme(experiment),
    'const.yaml': writeYaml(constants(experiment)),
    'model_def.py': modelCode(experiment),
  };
  return Object.entries(texts).map(([path, text]) => ({
    path,
    type: fileType,
    content: toBase64(new TextEncoder().encode(text)),
    mtime,
    mode: 0o644,
    uid: 0,
    gid: 0,
  }));
}

// the files stay when the experiment is renamed
const readme = ({ settings }: ExperimentRow) => `# ${settings.dataset}

Trains on ${settings.dataset} and reports \`${settings.searcher.metric}\`.

- \`model_def.py\`: the training loop
- \`const.yaml\`: the same run with its hyperparameters fixed
`;

function constants({ settings }: ExperimentRow): Record<string, unknown> {
  const { searcher, entrypoint, dataset, slotsPerTrial, validationPeriod } = settings;
  return {
    name: `${dataset}-const`,
    entrypoint,
    data: { dataset },
    searcher: {
      name: 'single',
      metric: searcher.metric,
      smaller_is_better: searcher.smallerIsBetter,
      max_length: { batches: searcher.maxLength },
    },
    resources: { slots_per_trial: slotsPerTrial },
    min_validation_period: { batches: validationPeriod },
  };
}

const modelCode = ({ settings }: ExperimentRow) => `"""Training loop for ${settings.dataset}."""

import argparse
import math
import random

DATASET = "${settings.dataset}"
METRIC = "${settings.searcher.metric}"
REPORT_EVERY = ${settings.schedulingUnit}


class Model:
    """Takes the place of a network: its loss falls towards a floor."""

    def __init__(self, lr: float, dropout: float) -> None:
        self.lr = lr
        self.dropout = dropout
        self.steps = 0

    def train_batch(self) -> float:
        self.steps += 1
        return math.exp(-self.lr * self.steps) + random.gauss(0, 0.01)

    def validate(self) -> dict[str, float]:
        return {METRIC: math.exp(-self.lr * self.steps) * (1 + self.dropout)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--config", default="const.yaml")
    parser.add_argument("--batches", type=int, default=${settings.searcher.maxLength})
    arguments = parser.parse_args()

    model = Model(lr=1e-3, dropout=0.1)
    for batch in range(1, arguments.batches + 1):
        loss = model.train_batch()
        if batch % REPORT_EVERY == 0:
            print(f"batch {batch}: loss {loss:.4f}, {model.validate()}")


if __name__ == "__main__":
    main()
`;

export const modelDefHandlers = {
  getModelDef: async (request) => {
    tick(request);
    const experiment = allowExperiment(request, 'getModelDef', request.path.experimentId);
    return { b64Tgz: toBase64(await tarGzOf(modelFilesOf(experiment))) };
  },

  getModelDefTree: (request) => {
    tick(request);
    const experiment = allowExperiment(request, 'getModelDefTree', request.path.experimentId);
    const files = modelFilesOf(experiment);
    const fatal = files.find(({ path }) => path.endsWith('/'));
    // a real master ends here, so that nobody gets an answer
    if (fatal)
      throw plainError(
        `a real master ends here: the path ${fatal.path} of the code ends in a slash`,
      );
    return { files: treeOf(files) };
  },

  getModelDefFile: (request) => {
    tick(request);
    const { path, body } = request;
    const experiment = allowExperiment(request, 'getModelDefFile', path.experimentId);
    return { file: contentAt(modelFilesOf(experiment), body.path ?? '') };
  },
} satisfies Partial<Handlers>;

/** A file's content as base64. @throws MasterError 500 for a folder or a missing file */
export function contentAt(files: readonly ModelFile[], path: string): string {
  const file = files.find((each) => each.path === path && each.type !== folderType);
  if (!file) throw plainError('file does not exist');
  return file.content;
}

/** Files and folders by name, each folder with its content. */
function treeOf(files: readonly ModelFile[]): FileNode[] {
  const root: FileNode[] = [];
  const folders = new Map<string, FileNode[]>([['', root]]);
  const inOrder = [...files].sort((left, right) => (left.path < right.path ? -1 : 1));
  const placeOf = (path: string): FileNode[] => {
    const existing = folders.get(path);
    if (existing) return existing;
    // a folder that was not submitted, but contains a file
    return add({ path, type: folderType, content: '', mtime: 0, mode: 0o755, uid: 0, gid: 0 });
  };
  const add = (file: ModelFile): FileNode[] => {
    const node = nodeOf(file);
    placeOf(parentOf(file.path)).push(node);
    if (node.isDir) folders.set(file.path, node.files);
    return node.files;
  };
  for (const file of inOrder) add(file);
  return root;
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function nodeOf({ path, type, content, mtime }: ModelFile): FileNode {
  const bytes = fromBase64(content);
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    modifiedTime: timestamp(mtime * 1000),
    contentLength: bytes.length,
    isDir: type === folderType,
    contentType: sniffedType(bytes),
    files: [],
  };
}
