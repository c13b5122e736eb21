import { type Ability, hasAbility } from '@trainyard/sdk';
import { createPageStore } from '@trainyard/ui/lib/page-store';

/** The version of the master, from its first answer on. */
export const masterVersion = createPageStore('');

/** Whether the master has an ability. Pages ask this, and never for a version. */
export const supports = (ability: Ability): boolean => hasAbility(masterVersion.get(), ability);

/** The same in a component, which renders again when the master was upgraded. */
export const useSupports = (ability: Ability): boolean => hasAbility(masterVersion.use(), ability);
