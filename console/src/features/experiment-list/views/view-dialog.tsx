import type { ExperimentListSearch } from '~/features/experiments/list-search';
import { ManageViews } from './manage-views';
import { SaveView } from './save-view';

type Props = {
  projectId: number;
  search: ExperimentListSearch;
  asked: 'save' | 'manage';
  onClose: () => void;
};

/** The dialogs that the menu of views opens. */
export default function ViewDialog({ asked, ...props }: Props) {
  return asked === 'save' ? <SaveView {...props} /> : <ManageViews {...props} />;
}
