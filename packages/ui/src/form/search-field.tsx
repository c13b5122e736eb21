import { Search } from 'lucide-react';
import { Input } from '../base/input';
import { useDebounced } from '../hooks/use-debounced';

type Props = {
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
};

/** A search text for a list, reported after a pause in typing. */
export function SearchField({ label, placeholder, text, onChange }: Props) {
  const [typed, setTyped] = useDebounced(text, onChange);
  return (
    <span className="relative flex w-60 items-center phone:w-full">
      <Search aria-hidden className="absolute left-2.5 size-3.5 text-faint" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-7! pl-7.5"
      />
    </span>
  );
}
