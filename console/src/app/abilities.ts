import { type Ability, hasAbility, hasCall } from '@trainyard/sdk';
import { createPageStore } from '@trainyard/ui/lib/page-store';

/** The version of the master, from its first answer on. */
export const masterVersion = createPageStore('');

/** Returns true if the master has an ability. Pages call this instead of comparing versions. */
export const supports = (ability: Ability): boolean => hasAbility(masterVersion.get(), ability);

/** The same in a component, which renders again after an upgrade of the master. */
export const useSupports = (ability: Ability): boolean => hasAbility(masterVersion.use(), ability);

/** Returns true if the master has a call, which need not be tried to learn it. */
export const supportsCall = (operation: Parameters<typeof hasCall>[1]): boolean =>
  hasCall(masterVersion.get(), operation);
