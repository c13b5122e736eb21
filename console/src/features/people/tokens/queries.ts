import { getAccessTokens, type schemas } from '@trainyard/sdk/v038';
import { q } from '~/data/q';
import type { Token } from './token';

/**
 * The tokens that the viewer may see; those that no longer sign in only where they are requested.
 */
export const tokensQuery = (showInactive: boolean) =>
  q(getAccessTokens, showInactive ? { showInactive } : {}, {
    select: ({ tokenInfo }: schemas.GetAccessTokensResponse): Token[] => tokenInfo,
    poll: 'people',
    error: 'Unable to fetch access tokens.',
  });
