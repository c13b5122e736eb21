import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';

/** The answers of real masters. */
const recordings = process.env.TRAINYARD_RECORDINGS;

/** A screen, and the parts of its text that follow from recorded answers, in any order. */
type Screen = [path: string, ...says: RegExp[]];

/** The recorded experiments that are paused count as idle from a week after their recording. */
const idleWork =
  /Nothing is idle GPUs below 5 % use for 30 minutes|paused, started .* ago; holds no slot/;
const noUsage = /GPU Hours 0 .*No data to plot\. Usage is summed up once a day/;

/** Screens that show the same on the answers of both releases. */
const screens: Screen[] = [
  ['workspaces', /alice-space/, /full-space 0 projects admin/, /odd pools/, /RESEARCH/],
  ['workspaces/2/models', /research-lab #2/, /lab-model – 0 .* a b admin/],
  ['projects/2/notes', /Notes 2/, /only two New Note only Edit one/],
  ['models', /lab-model – research-lab 0 /, /alice-model – alice-space 0 /, /resnet new .* l2 l3/],
  ['clusters/historical-usage', noUsage],
  ['clusters/idle', idleWork],
  ['resourcepool/default/configuration', /Description main pool/, /Default priority 42/],
  ['access/1', /^admin admin Admin In a workspace/, /Give and take roles Yes Administrator/],
];

const older: Screen[] = [
  ...screens,
  [
    'dashboard',
    /vision2 14 experiments/,
    /Completed unmanaged run/,
    /Terminated Shell/,
    /no idle work/,
  ],
  ['workspaces/2/projects', /Projects 4/, /vision2 pictures 14 experiments/, /text 6 experiments/],
  ['workspaces/2/tasks', /No tasks Commands, JupyterLabs, shells and TensorBoards appear/],
  ['tasks', /No tasks Commands, JupyterLabs, shells and TensorBoards appear/],
  ['templates', /tpl-bad Uncategorized/, /tpl-one/, /tpl-ws research-lab/, /of the newest 48/],
  [
    'models/resnet',
    /V3 Version 3 – 0\.6358 0\.6358 141 B/,
    /V2 first c v1/,
    /Where V3 comes from Experiment run-asha 24 · admin Trial 100 10 hyperparameters Batch 64/,
    /V1 registered admin/,
  ],
  ['clusters/logs', /trial changed from state ACTIVE to STOPPING_COMPLETED/],
  ['webhooks', /127\.0\.0\.1:8099\/slack Completed Errored Slack/, /8099\/fail – Default/],
  ['clusters', /Connected Agents 3/, /0 \/ 6 0%/, /Active Experiments 48/, /0 \/ 4 agent-1/],
  ['clusters/storage', /6\.57 kB in 45 checkpoints/, /run-asha 14 2\.42 kB/],
  ['clusters/master', /Version 0\.23\.4 Cluster test-cluster/, /agent-3 lost/],
  ['agents/agent-1', /Enabled 0 \/ 4 slots in use/, /4 × Artificial/, /3 Artificial Enabled/],
  ['resourcepool/default/active', /main pool/, /No active jobs Nothing runs/, /0 Queued/],
  ['resourcepool/default/queued', /No queued jobs Nothing waits for this resource pool\./],
  ['resourcepool/default/stats', /2026-11-20 18\d,\d{3}d/],
  ['admin/user-management', /Alice A alice Yes/, /Second Admin root2 Yes Admin/, /idle No/],
];

const newer: Screen[] = [
  ...screens,
  ['clusters/logs', /no migrations to apply; version: \d+/],
  [
    'dashboard',
    /vision2 7 experiments/,
    /Completed run-asha research-lab/,
    /Terminated TensorBoard/,
  ],
  ['workspaces/2/projects', /Projects 3/, /p x 5 experiments/, /by restricted 0 experiments/],
  ['workspaces/2/tasks', /TensorBoard \(fairly-full-bream\)/, /Shell \(enormously-fit-teal\)/],
  ['tasks', /JupyterLab \(directly-wired-boar\)/, /94b771d7/],
  ['templates', /tpl-put2 research-lab/, /tpl-one/, /of the newest 7/],
  [
    'models/resnet',
    /V1 first – 32 B .* admin/,
    /Where V1 comes from Experiment run-single 2 Trial 2 1 hyperparameter Checkpoint 7b26cac2/,
  ],
  ['admin/user-management', /idle No Yes Never/, /Alice A alice Yes/, /Second Admin root2 Yes/],
  ['webhooks', /8099\/hook38b Cluster Every experiment Completed Default/],
  ['clusters', /Connected Agents 2/, /0 \/ 3 0%/, /Active Experiments 15/],
  ['clusters/storage', /685 B in 21 checkpoints/, /run-asha #\d+ 5 165 B/],
  ['clusters/master', /Version 0\.38\.1 Cluster test-cluster-38/, /No agent lost its connection/],
  ['agents/agent-1', /No agent "agent-1" is connected/],
  ['resourcepool/default/active', /run-single \(2\) 42 .* 1 \/ 1 Scheduled admin/],
  ['resourcepool/default/stats', /2026-11-20 44s/],
];

/** Waits until the page has each text; then no part of it may have failed. */
async function reads(page: Page, texts: readonly RegExp[]) {
  const main = page.getByRole('main');
  await main.getByRole('heading').first().waitFor();
  const text = async () => (await main.allInnerTexts()).join(' ').replace(/\s+/g, ' ');
  for (const part of texts) await expect.poll(text).toMatch(part);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
}

describe.each([
  { version: '0.23.4', pages: older },
  { version: '0.38.1', pages: newer },
])('the platform on the answers of a $version master', ({ version, pages }) => {
  describe.runIf(recordings)('which were recorded', () => {
    const fixture = openConsole('--replay', `${recordings}/${version}`);

    test.each(pages)('%s', async (path, ...texts) => {
      await reads(await fixture.open(path), texts);
    });
  });
});
