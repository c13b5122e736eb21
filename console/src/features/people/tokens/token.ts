import type { schemas } from '@trainyard/sdk/v038';
import { masterNow } from '~/lib/master-now';

/** An access token without its text, which only the answer to its creation has. */
export type Token = schemas.TokenInfo;

type TokenState = 'Active' | 'Revoked' | 'Expired';

/** Returns whether a token still signs in, and otherwise why not. */
export function tokenState({ revoked, expiry }: Token): TokenState {
  if (revoked) return 'Revoked';
  return expiry && Date.parse(expiry) <= masterNow() ? 'Expired' : 'Active';
}

export const tokenName = ({ id, description }: Token): string => description || `Token ${id}`;
