import type { QueryClient } from '@tanstack/react-query';
import type { useNavigate } from '@tanstack/react-router';
import type { ActionState, Refusal } from '@trainyard/rbac';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import type { ToastInput } from '@trainyard/ui/lib/toast-store';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

/** The props of a dialog that runs one action, besides the subject's. */
export type ActionDialogEnd = { onDone: () => void; onClose: () => void };

export type ActionContext = {
  queryClient: QueryClient;
  navigate: ReturnType<typeof useNavigate>;
};

export type Confirmation<Subject> = {
  title: string | ((subject: Subject) => string);
  text: (subject: Subject) => ReactNode;
  /** the content below the text */
  details?: ComponentType<Subject>;
  submit: string;
  /** the text to type before the action can be confirmed */
  typeToConfirm?: (subject: Subject) => string;
  dismiss?: string;
  /** asks only if this returns true; by default always */
  isNeeded?: (subject: Subject) => boolean;
};

/**
 * How an action is shown and run. `Subject` is the type of its target, as in a dialog's props: `{
 * task: TaskRow }`. `@trainyard/rbac` decides whether the action is offered.
 */
export type EntityAction<Subject extends object, Id extends string = string> = {
  label: string;
  /** replaces the label in a row's menu */
  menuLabel?: string;
  /** replaces the label on the page or in the dialog of one entity */
  headerLabel?: string;
  icon: LucideIcon;
  shortcut?: string;
  /** irreversible: shown in red */
  isDangerous?: boolean;
  /** shown before `run` */
  confirmation?: Confirmation<Subject>;
  /** loads the dialog that runs the action */
  dialog?: () => Promise<{ default: ComponentType<Subject & ActionDialogEnd> }>;
  /** runs the action without a dialog; rejects to report a failure */
  run?: (subject: Subject, context: ActionContext) => Promise<unknown> | unknown;
  /** the toast after `run` */
  success?: (subject: Subject) => string | ToastInput;
  /** the reverse action, which the toast offers as Undo */
  undo?: Id;
  /** describes the failure: precedes the server's reason in a dialog and is the title of a toast */
  failure?: (subject: Subject) => string;
  /** replaces `failure` as the title of the toast, which then precedes the reason */
  failureTitle?: string;
};

/** The actions on one kind of entity. */
export type EntityActions<Id extends string, Subject extends object> = Record<
  Id,
  EntityAction<Subject, Id>
>;

type ActionLabels = Pick<
  EntityAction<never>,
  'label' | 'menuLabel' | 'headerLabel' | 'icon' | 'isDangerous'
>;

/** The menu items of these actions, before some are hidden or disabled. */
export const menuItemsOf = <Id extends string>(
  actions: NoInfer<Record<Id, ActionLabels>>,
  ids: readonly Id[],
  labelKey: 'menuLabel' | 'headerLabel' = 'menuLabel',
): ActionItem<Id>[] =>
  ids.map((id) => {
    const { label, icon, isDangerous = false, [labelKey]: ownLabel = label } = actions[id];
    return { id, label: ownLabel, icon, isDangerous };
  });

/** An item of a menu; one with `refused` is left out, and explained at the end of the menu. */
export type OfferedItem<Id extends string> = ActionItem<Id> & { refused?: Refusal | undefined };

/** Removes the items that the state of the entity hides, and gives refused and disabled ones their reason. */
export const offeredItems = <Id extends string>(
  items: readonly ActionItem<Id>[],
  stateOf: (id: Id) => Omit<ActionState, 'id'>,
): OfferedItem<Id>[] =>
  items.flatMap((item) => {
    const { state, reason, refused } = stateOf(item.id);
    if (state === 'hidden' && !refused) return [];
    return [state === 'allowed' ? item : { ...item, reason, refused }];
  });
