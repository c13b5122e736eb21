import { authHandlers } from './auth';
import { masterHandlers } from './master';
import type { Handlers } from './types';

/** Every operation the sandbox has; what is not here answers 501. */
export const handlers: Partial<Handlers> = {
  ...authHandlers,
  ...masterHandlers,
};
