import {
  getAccessTokens,
  patchAccessToken,
  postAccessToken,
  type schemas,
} from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { afterTokenChange } from '~/app/query-invalidation';

/** Creates a token; only this answer contains its text. */
export const useCreateToken = mutationHook((queryClient) => ({
  mutationFn: (body: schemas.PostAccessTokenRequest) => postAccessToken(client, { body }),
  onSuccess: () => afterTokenChange(queryClient),
  // a retry might create a second one
  retry: false,
}));

type TokenEdit = { tokenId: number } & Edit<{ description: string }>;

/** Changes the description of a token. */
export const useDescribeToken = mutationHook((queryClient) => ({
  mutationFn: ({ tokenId, ...edit }: TokenEdit) =>
    saveFields({
      ...edit,
      label: () => 'the description',
      read: async () => {
        const { tokenInfo } = await getAccessTokens(client, { tokenIds: [tokenId] });
        return { description: tokenInfo[0]?.description ?? edit.base.description };
      },
      write: (changes) =>
        patchAccessToken(client, { tokenId, body: { tokenId, ...changes, setRevoked: false } }),
    }),
  onSuccess: () => afterTokenChange(queryClient),
}));

/** Ends a token permanently. */
export const revokeToken = mutation(
  (tokenId: number) => patchAccessToken(client, { tokenId, body: { tokenId, setRevoked: true } }),
  afterTokenChange,
);
