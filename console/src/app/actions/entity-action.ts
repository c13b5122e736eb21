import type { QueryClient } from '@tanstack/react-query';
import type { useNavigate } from '@tanstack/react-router';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** The props of a dialog that carries out one action, besides the subject's. */
export type ActionDialogEnd = { onDone: () => void; onClose: () => void };

export type ActionContext = {
  queryClient: QueryClient;
  navigate: ReturnType<typeof useNavigate>;
};

type Confirmation<Subject> = {
  title: string;
  text: (subject: Subject) => string;
  submit: string;
  /** shows the button that confirms in red; as the action is shown without it */
  isDangerous?: boolean;
  dismiss?: string;
  /** precedes the server's reason when the action fails */
  failure: (subject: Subject) => string;
  /** asks only where this returns true; without it, always */
  isNeeded?: (subject: Subject) => boolean;
};

/**
 * How an action is shown and what runs it. `Subject` names what it acts on, as a dialog's props do:
 * `{ task: TaskRow }`. Whether the action is offered is decided in `@trainyard/rbac`.
 */
export type EntityAction<Subject extends object> = {
  label: string;
  /** replaces the label in a row's menu */
  menuLabel?: string;
  /** replaces the label on the page or in the dialog of one entity */
  headerLabel?: string;
  icon: LucideIcon;
  shortcut?: string;
  /** cannot be undone: shown in red */
  isDangerous?: boolean;
  /** asked before `run`, which then reports a failure by rejecting */
  confirmation?: Confirmation<Subject>;
  /** loads the dialog that carries out the action */
  dialog?: () => Promise<{ default: ComponentType<Subject & ActionDialogEnd> }>;
  /** carries out the action where no dialog does */
  run?: (subject: Subject, context: ActionContext) => Promise<unknown> | unknown;
};

/** The items of a menu for these actions, before any of them is hidden or disabled. */
export const menuItemsOf = <Id extends string, Subject extends object>(
  actions: Record<Id, EntityAction<Subject>>,
  ids: readonly Id[],
  labelKey: 'menuLabel' | 'headerLabel' = 'menuLabel',
): ActionItem<Id>[] =>
  ids.map((id) => {
    const { label, icon, isDangerous = false, [labelKey]: ownLabel = label } = actions[id];
    return { id, label: ownLabel, icon, isDangerous };
  });
