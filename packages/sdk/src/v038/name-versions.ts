import type { Caller } from '../client/call';
import { type ApiError, isApiError } from '../errors/errors';
import { getMaster } from '../generated/operations/master';
import type { Target } from './client-type';
import { isBefore038 } from './master-version';

/**
 * The same caller: when an answer cannot be read because the master is of another version than the
 * target, the error names both. Requests the version only then. `auto` needs it before each call.
 */
export function namingVersions(caller: Caller, target: Target = '0.23.4'): Caller {
  if (target === 'auto') return caller;
  const withVersions = async (error: unknown) => {
    if (!isApiError(error) || error.type !== 'apiBadResponse') return error;
    return (await wrongTarget(caller, target, error)) ?? error;
  };
  const { batches } = caller;
  return {
    ...caller,
    async call(operation, args, options) {
      try {
        return await caller.call(operation, args, options);
      } catch (error) {
        throw await withVersions(error);
      }
    },
    stream: (...request) => namingErrors(caller.stream(...request), withVersions),
    ...(batches && { batches: (...request) => namingErrors(batches(...request), withVersions) }),
  };
}

/** The same messages; an error that ends them is replaced. */
function namingErrors<T>(
  messages: AsyncGenerator<T, void, undefined>,
  named: (error: unknown) => Promise<unknown>,
) {
  const next = messages.next.bind(messages);
  return Object.assign(messages, {
    next: () =>
      next().catch(async (error: unknown) => {
        throw await named(error);
      }),
  });
}

/** Returns undefined when the master is of the target's version, or does not say which. */
async function wrongTarget(caller: Caller, target: string, error: ApiError) {
  const options = { decode: 'off', retry: 'off' } as const;
  const { version } = await caller
    .call(getMaster, {}, options)
    .catch(() => ({ version: undefined }));
  if (!version || isBefore038(version) === isBefore038(target)) return undefined;
  const words = `The master is ${version}, and the client is for ${target}; \`target: 'auto'\` fits both.`;
  return Object.assign(error, { message: `${error.message} ${words}` });
}
