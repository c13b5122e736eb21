import { can, type Viewer } from '@trainyard/rbac';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { Ban, Pencil } from 'lucide-react';
import { type EntityActions, menuItemsOf } from '~/app/actions/entity-action';
import { revokeToken } from './mutations';
import { type Token, tokenName, tokenState } from './token';

type TokenAction = 'edit' | 'revoke';

/** Every action on an access token: how it is shown and what runs it. */
export const tokenActions: EntityActions<TokenAction, { token: Token }> = {
  edit: {
    label: 'Edit description...',
    icon: Pencil,
    dialog: () => import('./edit-token-dialog'),
  },
  revoke: {
    label: 'Revoke...',
    icon: Ban,
    isDangerous: true,
    confirmation: {
      title: 'Revoke access token',
      text: ({ token }) => `Scripts that use “${tokenName(token)}” can no longer sign in.`,
      submit: 'Revoke',
      typeToConfirm: ({ token }) => tokenName(token),
    },
    run: ({ token }, { queryClient }) => revokeToken(queryClient, token.id),
    success: () => 'Token revoked',
    failure: () => 'Unable to revoke the token.',
  },
};

/** The menu items of a token for this viewer: none for one that no longer signs in. */
export const tokenItems = (token: Token, viewer: Viewer): ActionItem<TokenAction>[] =>
  tokenState(token) === 'Active' && can(viewer, 'token.update', { ownerId: token.userId })
    ? menuItemsOf(tokenActions, ['edit', 'revoke'])
    : [];
