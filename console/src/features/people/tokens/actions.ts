import { can, type Viewer } from '@trainyard/rbac';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { Ban, Pencil, RefreshCw } from 'lucide-react';
import { type EntityActions, menuItemsOf } from '~/app/actions/entity-action';
import { revokeToken } from './mutations';
import { type Token, tokenName, tokenState } from './token';

type TokenAction = 'edit' | 'rotate' | 'revoke';

/** Every action on an access token: how it is shown and what runs it. */
export const tokenActions: EntityActions<TokenAction, { token: Token }> = {
  edit: {
    label: 'Edit description...',
    icon: Pencil,
    dialog: () => import('./edit-token-dialog'),
  },
  rotate: {
    label: 'Rotate...',
    icon: RefreshCw,
    dialog: () => import('./create-token-dialog'),
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
export function tokenItems(token: Token, viewer: Viewer): ActionItem<TokenAction>[] {
  if (tokenState(token) !== 'Active') return [];
  if (!can(viewer, 'token.update', { ownerId: token.userId })) return [];
  const isOwn = token.userId === viewer.user.id;
  const mayCreate = can(viewer, isOwn ? 'token.create' : 'token.createForOthers');
  return menuItemsOf(tokenActions, mayCreate ? ['edit', 'rotate', 'revoke'] : ['edit', 'revoke']);
}
