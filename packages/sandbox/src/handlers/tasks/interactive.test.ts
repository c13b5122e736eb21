import {
  getCommand,
  getNotebook,
  getNotebooks,
  getTask,
  getTasks,
  getTensorboard,
  idleNotebook,
  killCommand,
  killNotebook,
  killShell,
  launchCommand,
  launchNotebook,
  launchShell,
  launchTensorboard,
  setNotebookPriority,
  taskLogs,
} from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestMaster, refusal } from '../../test/fixtures/test-master';
import {
  collect,
  createTrainingMaster,
  readWhileTimePasses,
  type TrainingMaster,
} from '../../test/fixtures/training-master';

let master: TrainingMaster;
beforeEach(async () => {
  master = await createTrainingMaster();
});

const slotless = { config: { resources: { slots: 0 } } };

const runScript = (script: string) =>
  launchCommand(master.client, {
    body: {
      config: { ...slotless.config, entrypoint: ['bash', '-c', script], description: 'a command' },
    },
  });

describe('a command', () => {
  test('goes from the queue to its end, as recorded', async () => {
    const { command } = await runScript('echo hello; echo oops >&2; sleep 3; exit 3');
    expect(command).toMatchObject({
      state: 'STATE_QUEUED',
      container: null,
      username: 'admin',
      exitStatus: '',
      workspaceId: 1,
      resourcePool: 'default',
    });
    const seen: string[] = [];
    for (let step = 0; step < 100; step++) {
      const now = (await getCommand(master.client, { commandId: command.id })).command;
      if (seen.at(-1) !== now.state) seen.push(now.state);
      master.clock.advance(100);
    }
    expect(seen).toEqual([
      'STATE_QUEUED',
      'STATE_PULLING',
      'STATE_STARTING',
      'STATE_RUNNING',
      'STATE_TERMINATED',
    ]);
    const ended = (await getCommand(master.client, { commandId: command.id })).command;
    expect(ended.exitStatus).toBe(
      'resources failed with non-zero exit code: container failed with non-zero exit code: 3 (exit code 3)',
    );
    // the container stays set after the end
    expect(ended.container).toMatchObject({ parent: '', state: 'STATE_TERMINATED', devices: [] });
  });

  test('writes its log, with lines of the master, the agent and itself', async () => {
    const { command } = await runScript('echo hello; echo oops >&2; sleep 3; exit 3');
    const stream = taskLogs(master.client, { taskId: command.id, follow: true });
    const { messages, endedAfter } = await readWhileTimePasses(master, stream, { stepMs: 250 });
    const texts = messages.map(({ message }) => message.log);
    expect(texts[0]).toBe(`Scheduling a command (id: ${command.id})\n`);
    expect(texts).toContain('a command was assigned to an agent\n');
    expect(texts).toContain('Resources for a command have started\n');
    expect(messages.find(({ message }) => message.log === 'oops\n')?.message).toMatchObject({
      stdtype: 'stderr',
      level: 'LOG_LEVEL_UNSPECIFIED',
      allocationId: `${command.id}.1`,
    });
    expect(messages.at(-1)?.message).toMatchObject({
      level: 'LOG_LEVEL_ERROR',
      log: 'a command was terminated: allocation failed: resources failed with non-zero exit code: container failed with non-zero exit code: 3 (exit code 3)\n',
    });
    // the stream ends 5 s after the task
    const { task } = await getTask(master.client, { taskId: command.id });
    const last = Date.parse(task.endTime ?? '') - Date.parse('2026-11-20T09:00:00Z');
    expect(endedAfter - last).toBeGreaterThan(5000);
    expect(endedAfter - last).toBeLessThan(6600);
  });

  test('that is killed ends without an error', async () => {
    const { command } = await runScript('sleep 600');
    const commandId = command.id;
    master.clock.advance(10_000);
    const killed = await killCommand(master.client, { commandId });
    expect(killed.command.state).toBe('STATE_RUNNING');
    master.clock.advance(1000);
    const { command: after } = await getCommand(master.client, { commandId });
    expect(after).toMatchObject({
      state: 'STATE_TERMINATED',
      exitStatus: 'allocation exited successfully',
    });
    // and again
    const again = await killCommand(master.client, { commandId });
    expect(again.command.state).toBe('STATE_TERMINATED');
  });

  test('without a command is accepted, and fails', async () => {
    const { command } = await launchCommand(master.client, { body: slotless });
    master.clock.advance(20_000);
    const { command: after } = await getCommand(master.client, { commandId: command.id });
    expect(after.exitStatus).toContain('(exit code 1)');
  });

  test('leaves the lists after a day', async () => {
    const { command } = await runScript('true');
    master.clock.advance(86_400_000);
    const path = `/commands/${command.id}`;
    expect((await master.admin('GET', path)).status).toBe(200);
    master.clock.advance(60_000);
    expect(refusal(await master.admin('GET', path))).toBe(
      `404 5 actor '/commands/${command.id}' not found`,
    );
    // its task remains
    expect((await master.admin('GET', `/tasks/${command.id}`)).status).toBe(200);
  });
});

describe('a notebook', () => {
  test('uses slots, is ready after a while and releases them', async () => {
    const { notebook, config } = await launchNotebook(master.client, {
      body: { config: { resources: { slots: 2 }, description: 'my notebook' } },
    });
    const taskId = notebook.id;
    expect(config).toMatchObject({
      description: 'my notebook',
      resources: { slots: 2, weight: 1 },
    });
    master.clock.advance(3500);
    const running = await getNotebook(master.client, { notebookId: taskId });
    expect(running.notebook.container?.devices).toHaveLength(2);
    expect((await getTask(master.client, { taskId })).task.allocations[0]?.isReady).toBe(false);
    master.clock.advance(20_000);
    expect((await getTask(master.client, { taskId })).task.allocations[0]?.isReady).toBe(true);
    const used = () =>
      master.db.agents.all().flatMap(({ slots }) => slots.filter((s) => s.container));
    expect(used()).toHaveLength(2);
    const { allocationIdToSummary } = await getTasks(master.client, {});
    expect(allocationIdToSummary[`${taskId}.1`]).toMatchObject({
      name: 'my notebook',
      slotsNeeded: 2,
      proxyPorts: [{ serviceId: taskId }],
    });
    expect((await master.admin('GET', '/tasks/count')).body).toEqual({
      commands: 0,
      notebooks: 1,
      shells: 0,
      tensorboards: 0,
    });
    await killNotebook(master.client, { notebookId: taskId });
    master.clock.advance(1000);
    await getTasks(master.client, {});
    expect(used()).toHaveLength(0);
  });

  test('ends when it is not used', async () => {
    const { notebook, config } = await launchNotebook(master.client, {
      body: { config: { ...slotless.config, idle_timeout: '30m' } },
    });
    const notebookId = notebook.id;
    expect(config?.idle_timeout).toBe('30m0s');
    master.clock.advance(25 * 60_000);
    await idleNotebook(master.client, { notebookId, body: { notebookId, idle: false } });
    master.clock.advance(10 * 60_000);
    const state = async () => (await getNotebook(master.client, { notebookId })).notebook.state;
    expect(await state()).toBe('STATE_RUNNING');
    master.clock.advance(21 * 60_000);
    expect(await state()).toBe('STATE_TERMINATED');
  });

  test('can be previewed without a start', async () => {
    const { notebook, config, warnings } = await launchNotebook(master.client, {
      body: { ...slotless, preview: true },
    });
    expect(notebook).toMatchObject({ id: '', state: 'STATE_UNSPECIFIED', startTime: null });
    expect(config).toMatchObject({ entrypoint: null, idle_timeout: null, work_dir: null });
    expect(String(config?.description)).toMatch(/^JupyterLab \(\w+-\w+-\w+\)$/);
    expect(warnings).toEqual([]);
    expect((await getNotebooks(master.client, {})).notebooks).toEqual([]);
  });

  test('changes priority, also after its end', async () => {
    const { notebook } = await launchNotebook(master.client, { body: slotless });
    const notebookId = notebook.id;
    await setNotebookPriority(master.client, { notebookId, body: { notebookId, priority: 30 } });
    const { config } = await getNotebook(master.client, { notebookId });
    expect(config?.resources).toEqual({
      devices: null,
      priority: 30,
      resource_pool: 'default',
      slots: 0,
      weight: 1,
    });
  });
});

test('a task without slots is a container of its agent and pool', async () => {
  await launchNotebook(master.client, { body: slotless });
  master.clock.advance(5000);
  const pools = await master.admin('GET', '/resource-pools');
  expect(pools.body).toMatchObject({ resourcePools: [{ auxContainersRunning: 1, slotsUsed: 0 }] });
  const { body } = await master.admin('GET', '/agents/agent-01');
  expect(JSON.stringify(body)).toMatch(/"containers":\{"[0-9a-f-]{36}":\{"parent":"",/);
});

test('a shell has keys, and addresses while it runs', async () => {
  const { shell } = await launchShell(master.client, { body: slotless });
  expect(shell).toMatchObject({ addresses: [], agentUserGroup: { user: 'root', user_id: 0 } });
  expect(shell.privateKey).toContain('PRIVATE KEY');
  const killed = await killShell(master.client, { shellId: shell.id });
  // a waiting task ends at once
  expect(killed.shell).toMatchObject({ state: 'STATE_TERMINATED', container: null });
});

test('a TensorBoard shows experiments, and never has slots', async () => {
  const experiment = master.submit();
  const { tensorboard, config } = await launchTensorboard(master.client, {
    body: { experimentIds: [experiment.id], config: { resources: { slots: 3 } } },
  });
  expect(tensorboard).toMatchObject({ experimentIds: [experiment.id], trialIds: [] });
  expect(config).toMatchObject({ idle_timeout: '5m0s', resources: { slots: 0 } });
  const { tensorboard: again } = await getTensorboard(master.client, {
    tensorboardId: tensorboard.id,
  });
  expect(again.serviceAddress).toBe(`/proxy/${tensorboard.id}/`);
});

describe('lists', () => {
  test('filter by user, by name or id, and by workspace', async () => {
    await launchNotebook(master.client, { body: slotless });
    const total = async (query: string) => {
      const { body } = await master.admin('GET', `/notebooks${query}`);
      return JSON.stringify(body).match(/"total":(\d+)/)?.[1];
    };
    expect(await total('')).toBe('1');
    expect(await total('?users=trainyard')).toBe('0');
    expect(await total('?users=trainyard&userIds=1')).toBe('1');
    expect(await total('?workspaceId=1')).toBe('1');
    expect(refusal(await master.admin('GET', '/notebooks?workspaceId=999'))).toBe(
      "404 5 workspace '999' not found",
    );
  });
});

describe('refusals', () => {
  const prefix = '400 3 failed to prepare launch params:';
  test.each([
    [
      '/notebooks',
      { config: { resources: { slots: 9999 } } },
      `${prefix} slots requested exceeds cluster capacity`,
    ],
    // slots are checked before keys
    [
      '/notebooks',
      { config: { nonsense: 1, resources: { slots: 5 } } },
      `${prefix} slots requested exceeds cluster capacity`,
    ],
    [
      '/notebooks',
      { config: { nonsense: 1, resources: { slots: 0 } } },
      `${prefix} unable to decode the merged config: {"nonsense":1, "resources":{"slots":0}}: json: unknown field "nonsense"`,
    ],
    ['/shells', { ...slotless, templateName: 'nope' }, `${prefix} temlpate 'nope' not found`],
    [
      '/commands',
      { config: { resources: { resource_pool: 'nope' } } },
      `${prefix} resource pool nope does not exist or is not available to workspace id 1`,
    ],
    [
      '/commands',
      {
        config: { ...slotless.config, work_dir: '/tmp' },
        files: [{ path: 'a', type: 48, content: '', mtime: '0', mode: 420, uid: 0, gid: 0 }],
      },
      `${prefix} cannot set work_dir and context directory at the same time`,
    ],
    ['/commands', { ...slotless, workspaceId: 99 }, "404 5 workspace '99' not found"],
    // problems of the config are reported first
    [
      '/commands',
      { config: { resources: { slots: 9999 } }, workspaceId: 99 },
      `${prefix} slots requested exceeds cluster capacity`,
    ],
    ['/tensorboards', {}, '400 3 must set experiment, trial ids, or filters'],
    ['/tensorboards', { filters: { name: 'nothing' } }, '400 3 no experiments found'],
    ['/tensorboards', { trialIds: [99999] }, "404 5 trial '99999' not found"],
    ['/tensorboards', { experimentIds: [99999] }, "404 5 experiment '99999' not found"],
  ])('POST %s %j', async (path, body, text) => {
    expect(refusal(await master.admin('POST', path, body))).toBe(text);
  });

  test.each([
    ['GET', '/notebooks/none', '/notebooks/none'],
    ['GET', '/shells/none', '/shells/none'],
    ['GET', '/commands/none', '/commands/none'],
    ['GET', '/tensorboards/none', '/tensorboard/none'],
    ['POST', '/notebooks/none/kill', '/notebooks/none'],
    ['POST', '/shells/none/kill', '/shells/none'],
    ['POST', '/commands/none/kill', '/commands/none'],
    ['POST', '/tensorboards/none/kill', '/tensorboard/none'],
    ['POST', '/notebooks/none/set_priority', '/notebooks/none'],
    ['POST', '/shells/none/set_priority', '/shells/none'],
    ['POST', '/commands/none/set_priority', '/commands/none'],
    ['POST', '/tensorboards/none/set_priority', '/tensorboard/none'],
    ['PUT', '/notebooks/none/report_idle', '/notebooks/none'],
  ])('%s %s', async (method, path, address) => {
    const body = method === 'GET' ? undefined : {};
    expect(refusal(await master.admin(method, path, body))).toBe(
      `404 5 actor '${address}' not found`,
    );
  });

  test('of an archived workspace', async () => {
    const { id } = master.db.workspaces.insert({
      ...master.db.workspaces.find(1),
      id: master.db.workspaces.nextId(),
      archived: true,
    });
    const answer = await master.admin('POST', '/commands', { ...slotless, workspaceId: id });
    expect(refusal(answer)).toBe(`404 5 workspace '${id}' not found`);
  });
});

test('templates are merged below the requested config', async () => {
  master.db.templates.insert({
    id: 'small',
    config: { resources: { slots: 1 }, idle_timeout: '1h' },
    workspaceId: 1,
  });
  const { config } = await launchNotebook(master.client, {
    body: { config: { resources: { slots: 2 } }, templateName: 'small' },
  });
  expect(config).toMatchObject({ idle_timeout: '1h0m0s', resources: { slots: 2 } });
});

test('the log of a missing task is a 500 with a 404 in it', async () => {
  const lines = collect(taskLogs(master.client, { taskId: 'nope' }));
  await expect(lines).rejects.toThrow("task 'nope' not found");
});

test('without access to the workspace its tasks are missing', async () => {
  const master = await createTestMaster('rbac');
  const launched = await master.admin('POST', '/commands', { ...slotless, workspaceId: 2 });
  const id = JSON.stringify(launched.body).match(/"id":"([^"]+)"/)?.[1];
  const nobody = await master.signIn('norole');
  const viewer = await master.signIn('viewer');
  expect((await nobody('GET', '/commands')).body).toMatchObject({ commands: [] });
  expect(refusal(await nobody('GET', `/commands/${id}`))).toBe(
    `404 5 actor '/commands/${id}' not found, please check your permissions.`,
  );
  expect((await viewer('GET', `/commands/${id}`)).status).toBe(200);
  expect((await viewer('POST', `/commands/${id}/kill`)).status).toBe(403);
  expect((await viewer('POST', '/commands', { ...slotless, workspaceId: 2 })).status).toBe(403);
});

test('deleting a workspace deletes its tasks', async () => {
  const { body } = await master.admin('POST', '/workspaces', { name: 'short-lived' });
  const id = Number(JSON.stringify(body).match(/"id":(\d+)/)?.[1]);
  const { command } = await launchCommand(master.client, {
    body: { config: { ...slotless.config, entrypoint: ['sleep', '999'] }, workspaceId: id },
  });
  master.clock.advance(10_000);
  await master.admin('DELETE', `/workspaces/${id}`);
  master.clock.advance(1000);
  const { command: after } = await getCommand(master.client, { commandId: command.id });
  expect(after.state).toBe('STATE_TERMINATED');
});
