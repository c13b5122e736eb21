import type { GetMasterResponse } from '@trainyard/sdk/types';
import { serverAddress } from '~/app/session/server-address';
import { composed } from '~/data/q';
import { z } from '~/lib/zod';

const answer = z.object({
  people: z.array(
    z.object({
      username: z.string(),
      displayName: z.string(),
      title: z.string(),
      where: z.string(),
      may: z.string(),
    }),
  ),
});

export type SandboxPerson = z.infer<typeof answer>['people'][number];

/** Only the sandbox has this branding; real masters have `determined` or `hpe`. */
export const isSandbox = ({ branding }: Pick<GetMasterResponse, 'branding'>): boolean =>
  branding === 'trainyard';

/** Returns the users of a sandbox who need no password; none if it does not list them. */
export const sandboxPeopleQuery = composed(
  'sandboxPeople',
  {},
  async (_, { signal }): Promise<SandboxPerson[]> => {
    const response = await fetch(`${serverAddress()}/sandbox/people`, { signal });
    const { data } = answer.safeParse(response.ok ? await response.json() : null);
    return data?.people ?? [];
  },
  // a user who has set a password is no longer listed
  { staleTime: 0 },
);
