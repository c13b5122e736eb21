import { configOf, cudaImage } from '../config';
import { curveFor } from '../metrics/reading';
import type { ExperimentRow } from '../rows';
import {
  agentLine,
  containerLine,
  type LogInput,
  type LogLine,
  loggedRanks,
  masterLine,
  trialName,
} from './log-line';

/** Lines from the request for slots to the first batch, for the steps whose times are known. */
export function startupLines(input: LogInput): LogLine[] {
  const { run, trial } = input;
  const lines = [
    masterLine({
      at: run.requestedAt,
      log: `Scheduling ${trialName(input)} (id: ${trial.requestId})`,
    }),
  ];
  if (run.assignedAt !== null) lines.push(...agentLines(input, run.assignedAt));
  if (run.runningAt !== null && run.trainingAt !== null) {
    lines.push(...containerLines(input, { from: run.runningAt, to: run.trainingAt }));
  }
  return lines;
}

function agentLines(input: LogInput, assignedAt: number): LogLine[] {
  const { run } = input;
  const pulledAt = run.pulledAt ?? assignedAt;
  const name = trialName(input);
  return [
    masterLine({ at: assignedAt, log: `${name} was assigned to an agent` }),
    ...run.placements.flatMap((placement) => {
      const lineAt = (at: number, log: string) => agentLine(placement, { at, log });
      return [...pullLines(lineAt, assignedAt, pulledAt), ...copyLines(lineAt, pulledAt)];
    }),
    masterLine({ at: run.runningAt ?? pulledAt, log: `Resources for ${name} have started` }),
  ].sort((left, right) => left.at - right.at);
}

type CreateLine = (at: number, log: string) => LogLine;

function pullLines(lineAt: CreateLine, from: number, to: number): LogLine[] {
  if (to - from < 500) {
    return [lineAt(from + 2, `image already found, skipping pull phase: ${cudaImage}`)];
  }
  const layers = ['4f4fb700ef54', '9c27e219663c', 'd7bfe07ed847', 'b3a26a3c1d05'];
  return [
    lineAt(from + 5, `pulling image: ${cudaImage}`),
    ...layers.map((layer, index) =>
      lineAt(from + ((index + 1) * (to - from)) / 6, `${layer}: Pull complete`),
    ),
    lineAt(to - 10, `image pulled: ${cudaImage}`),
  ];
}

const copyLines = (lineAt: CreateLine, at: number): LogLine[] =>
  ['/', '/run/trainer', '/', '/', '/run/trainer/ssh', '/'].map((target, index) =>
    lineAt(at + 40 * (index + 1), `copying files to container: ${target}`),
  );

function containerLines(input: LogInput, span: { from: number; to: number }): LogLine[] {
  const at = (share: number) => span.from + share * (span.to - span.from);
  const { experiment, trial, run } = input;
  const { facts } = curveFor(experiment, trial);
  const info = (share: number, log: string, rank = 0) =>
    containerLine(input, { at: at(share), log, rank, level: 'LOG_LEVEL_INFO' });
  const plain = (share: number, log: string) =>
    containerLine(input, { at: at(share), log, stdtype: 'stderr' });
  const slots = experiment.settings.slotsPerTrial;
  return [
    plain(0.04, '+ test -f startup-hook.sh'),
    plain(0.05, '+ source startup-hook.sh'),
    plain(0.06, '++ pip install -q -r requirements.txt'),
    warning(input, at(0.12)),
    info(0.2, `[20] trainer: detected ${slots} gpus (NVIDIA A100-SXM4-80GB, driver 535.104.05)`),
    info(0.21, `[20] trainer: new trial runner: ${JSON.stringify(permanentConfig(experiment))}`),
    info(0.22, `[20] trainer: hyperparameters ${JSON.stringify(trial.hparams)}`),
    info(0.24, `[26] trainer: launching ${experiment.settings.entrypoint}`),
    ...loggedRanks(run).map((rank, index) =>
      info(0.4 + 0.02 * index, `process group ready: rank ${rank} of ${slots}, backend nccl`, rank),
    ),
    info(
      0.55,
      `dataset ${experiment.settings.dataset}: 1,281,167 training items, 8 workers — prêt`,
    ),
    info(0.7, `model: ${Math.round(facts.modelGib * 268)} M parameters, compiled in 4.2 s`),
    info(
      0.82,
      `\u001b[1mstarting at batch ${run.startBatch}\u001b[0m of ${experiment.settings.searcher.maxLength}`,
    ),
    plain(
      0.9,
      '/opt/conda/lib/python3.10/site-packages/torch/utils/data/dataloader.py:557: UserWarning: This DataLoader will create 8 worker processes in total.',
    ),
  ];
}

// a log does not change: editable fields are left out
function permanentConfig(experiment: ExperimentRow) {
  const { name, description, labels, resources, checkpoint_storage, ...permanent } =
    configOf(experiment);
  return permanent;
}

const warning = (input: LogInput, at: number) =>
  containerLine(input, {
    at,
    level: 'LOG_LEVEL_WARNING',
    stdtype: 'stderr',
    log: "Running pip as the 'root' user can break permissions; a virtual environment is recommended.",
  });
