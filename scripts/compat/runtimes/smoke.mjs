/**
 * What every runtime is asked to do with the package it imported: sign in, read, follow a log,
 * be refused. Answers the same JSON everywhere.
 *
 * @param {typeof import('@trainyard/sdk')} sdk
 * @param {string} baseUrl
 */
export async function smoke(sdk, baseUrl) {
  const body = { username: 'admin', password: await sdk.hashPassword(''), isHashed: true };
  const { token } = await sdk.createClient({ baseUrl }).login({ body });
  const client = sdk.createClient({ baseUrl, auth: token });
  const { experiments } = await client.getExperiments({ limit: 3, sortBy: 'SORT_BY_ID' });
  const { trials } = await client.getExperimentTrials({ experimentId: experiments[0]?.id ?? 0 });
  /** @type {string[]} */
  const lines = [];
  for await (const { message } of client.trialLogs({ trialId: trials[0]?.id ?? 0, limit: 4 }))
    lines.push(message);
  return {
    experiments: experiments.map(({ id, state }) => `${id} ${state}`),
    lines,
    notFound: await client.getExperiment({ experimentId: 999_999 }).catch(sdk.isNotFound),
    // @ts-expect-error the argument is what this is about
    missing: await client.getExperiment({}).catch((/** @type {Error} */ error) => error.message),
  };
}
