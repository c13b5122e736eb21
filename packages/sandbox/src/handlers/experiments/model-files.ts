import { stringify } from 'yaml';
import { toBase64 } from '../../archive/tar';
import type { ExperimentRow, ModelFile } from '../../simulation/rows';

/** The type bytes of a file and a folder in a tar archive. */
const fileType = 48;
export const folderType = 53;

/** The model definition of an experiment: what was sent, or a small one for those nobody sent. */
export const modelFilesOf = (experiment: ExperimentRow): readonly ModelFile[] =>
  experiment.submitted?.files ?? madeFiles(experiment);

function madeFiles(experiment: ExperimentRow): ModelFile[] {
  const mtime = Math.floor(experiment.startedAt / 1000) - 3600;
  const texts: Record<string, string> = {
    'README.md': readme(experiment),
    'const.yaml': stringify(constants(experiment)),
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

const readme = ({ name, settings }: ExperimentRow) => `# ${name}

Trains on ${settings.dataset} and reports \`${settings.searcher.metric}\`.

- \`model_def.py\`: the training loop
- \`const.yaml\`: the same run with its hyperparameters fixed
`;

function constants({ name, settings }: ExperimentRow): Record<string, unknown> {
  const { searcher, entrypoint, dataset, slotsPerTrial, validationPeriod } = settings;
  return {
    name: `${name}-const`,
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
    """A stand-in for a network: its loss falls towards a floor."""

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
