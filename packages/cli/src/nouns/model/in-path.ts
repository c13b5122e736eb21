import { items } from '@trainyard/sdk';
import { type Caller, type CallOptions, getModels } from '@trainyard/sdk/calls';
import { Failure } from '../../core/failure';

/**
 * Returns what stands for a model in the path of a call: its name, or its id for the names "." and
 * "..", which every HTTP client takes for steps of the path. The master accepts both.
 * @throws Failure if no model has such a name
 */
export async function modelInPath(
  client: Caller,
  name: string,
  options: CallOptions,
): Promise<string> {
  if (name !== '.' && name !== '..') return name;
  for await (const model of items(client, getModels, { name }, options))
    if (model.name === name) return String(model.id);
  throw noModel(name);
}

export const noModel = (name: string) =>
  new Failure(`There is no model "${name}".`, { outcome: 'notFound' });
