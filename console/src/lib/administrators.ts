import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';

/** The names of the administrators who are active. */
export const administratorsOf = (users: readonly User[]): string[] =>
  users.filter(({ admin, active }) => admin && active).map(displayName);
