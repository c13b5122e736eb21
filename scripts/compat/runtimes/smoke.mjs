/**
 * The entries that run everywhere.
 *
 * @typedef {{
 *   sdk: typeof import('@trainyard/sdk'),
 *   calls: typeof import('@trainyard/sdk/calls'),
 *   decode: typeof import('@trainyard/sdk/decode'),
 *   flows: typeof import('@trainyard/sdk/flows'),
 *   model: typeof import('@trainyard/sdk/model'),
 *   notebook: typeof import('@trainyard/sdk/notebook'),
 *   operations: typeof import('@trainyard/sdk/operations'),
 *   testing: typeof import('@trainyard/sdk/testing'),
 *   v038: typeof import('@trainyard/sdk/v038'),
 * }} Entries
 */

/**
 * Runs the same calls in every runtime, with the package that it imported: signs in, reads, follows
 * a log, gets a refusal, and uses each entry once. Returns the same JSON everywhere.
 *
 * @param {Entries} entries
 * @param {string} baseUrl
 */
export async function smoke(entries, baseUrl) {
  const { sdk } = entries;
  const body = { username: 'admin', password: await sdk.hashPassword(''), isHashed: true };
  const { token } = await sdk.createClient({ baseUrl }).login({ body });
  const client = sdk.createClient({ baseUrl, auth: token });
  const { experiments } = await client.getExperiments({ limit: 3, sortBy: 'SORT_BY_ID' });
  const experimentId = experiments[0]?.id ?? 0;
  const { trials } = await client.getExperimentTrials({ experimentId });
  const trialId = trials[0]?.id ?? 0;
  const tail = sdk.stream(client, entries.calls.trialLogs, { trialId }, { tail: 4 });
  return {
    experiments: experiments.map(({ id, state }) => `${id} ${entries.model.stateLabel(state)}`),
    lines: (await sdk.collect(tail)).map(({ message }) => message),
    ended: (await sdk.waitForExperiment(client, experimentId)).state,
    notFound: await client.getExperiment({ experimentId: 999_999 }).catch(sdk.isNotFound),
    // @ts-expect-error the argument is what this is about
    missing: await client.getExperiment({}).catch((/** @type {Error} */ error) => error.message),
    ...(await ofEachEntry(entries, { baseUrl, token, trialId, experimentId })),
  };
}

/**
 * @param {Entries} entries
 * @param {{ baseUrl: string, token: string, trialId: number, experimentId: number }} input
 */
async function ofEachEntry(entries, { baseUrl, token, trialId, experimentId }) {
  const { calls, decode, flows, notebook, operations, sdk, testing, v038 } = entries;
  const client = calls.createTransport({ baseUrl, auth: token });
  const drawing = notebook.withDrawings(client);
  const { experiment } = await calls.getExperiment(drawing, { experimentId });
  const csv = await sdk.collect(flows.exportMetrics(client, [trialId], { format: 'csv' }));
  const fake = testing.fakeApi({ deleteWebhook: () => ({}) });
  await calls.deleteWebhook(fake, { webhookId: 3 });
  return {
    path: operations.getExperiment.path,
    drawn: notebook.display(experiment).text,
    exported: csv.join('').split('\r\n').length,
    faked: fake.calls,
    undecoded: refused(() => decode.decodeResponse('getExperiment', {})),
    unsupported: await v038
      .searchRuns(client, { body: { limit: 1 } })
      .then(() => false, sdk.isUnsupported),
  };
}

/** @param {() => unknown} call */
function refused(call) {
  try {
    return call();
  } catch (error) {
    return String(error);
  }
}

/**
 * Runs the calls that need files.
 *
 * @param {{ sdk: Entries['sdk'], node: typeof import('@trainyard/sdk/node') }} entries
 * @param {string} master
 */
export async function smokeOfFiles({ sdk, node }, master) {
  const env = { DET_MASTER: master, DET_USER: 'admin', DET_PASS: '', XDG_CONFIG_HOME: 'config' };
  const { user } = await sdk.createClient(await node.fromEnv(env)).getMe();
  const files = await node.openDirectory('context');
  return { username: user?.username, files: files.map(({ path }) => path) };
}
