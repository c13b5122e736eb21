import { patchAccessToken, postAccessToken, type schemas } from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterTokenChange } from '~/app/query-invalidation';

/** Creates a token; only this answer contains its text. */
export const useCreateToken = mutationHook((queryClient) => ({
  mutationFn: (body: schemas.PostAccessTokenRequest) => postAccessToken(client, { body }),
  onSuccess: () => afterTokenChange(queryClient),
  // a retry might create a second one
  retry: false,
}));

type Change = { tokenId: number; description: string };

/** Changes the description of a token. */
export const useDescribeToken = mutationHook((queryClient) => ({
  mutationFn: ({ tokenId, description }: Change) =>
    patchAccessToken(client, { tokenId, body: { tokenId, description, setRevoked: false } }),
  onSuccess: () => afterTokenChange(queryClient),
}));

/** Ends a token permanently. */
export const revokeToken = mutation(
  (tokenId: number) => patchAccessToken(client, { tokenId, body: { tokenId, setRevoked: true } }),
  afterTokenChange,
);
