import type { ExperimentListSearch } from '../search';
import { ManageViews } from './manage-views';
import { SaveView } from './save-view';

type Props = {
  projectId: number;
  search: ExperimentListSearch;
  asked: 'save' | 'manage';
  onClose: () => void;
};

/** What the menu of views asks for more about. */
export default function ViewDialog({ asked, ...props }: Props) {
  return asked === 'save' ? <SaveView {...props} /> : <ManageViews {...props} />;
}
