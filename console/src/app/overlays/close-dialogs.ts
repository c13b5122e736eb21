import { explainedRefusals } from '~/app/actions/explained-refusals';
import { endQuestions } from '~/app/editing/edit-question';
import { experimentFolder } from './experiment-folder';
import { isOverlay, showOverlay } from './overlay';

/**
 * Closes what is open over all pages when a session ends: the next one may be another person's. A new
 * token stays for the user who made it: it is shown once, and its dialog shows it to nobody else.
 */
export function closeDialogs(): void {
  if (!isOverlay('newToken')) showOverlay(null);
  endQuestions();
  explainedRefusals.set(undefined);
  experimentFolder.set(null);
}
