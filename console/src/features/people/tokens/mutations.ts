import {
  getAccessTokens,
  patchAccessToken,
  postAccessToken,
  type schemas,
} from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';

/** Creates a token; only this answer contains its text. */
export const useCreateToken = mutationHook(() => ({
  send: (client, body: schemas.PostAccessTokenRequest) => postAccessToken(client, { body }),
  // a retry might create a second one
  retry: false,
}));

type TokenEdit = { tokenId: number } & Edit<{ description: string }>;

/** Changes the description of a token. */
export const useDescribeToken = mutationHook(() => ({
  send: (client, { tokenId, ...edit }: TokenEdit) =>
    saveFields({
      ...edit,
      label: 'the description',
      read: async () => {
        const { tokenInfo } = await getAccessTokens(client, { tokenIds: [tokenId] });
        return { description: tokenInfo[0]?.description ?? edit.base.description };
      },
      write: (changes) =>
        patchAccessToken(client, { tokenId, body: { tokenId, ...changes, setRevoked: false } }),
    }),
}));

/** Ends a token permanently. */
export const revokeToken = mutation((client, tokenId: number) =>
  patchAccessToken(client, { tokenId, body: { tokenId, setRevoked: true } }),
);
