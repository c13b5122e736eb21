import type { RefObject } from 'react';

type Props = {
  /** clicked by the button that asks for a folder */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (files: File[]) => void;
};

/** A hidden field by which a browser asks for a folder. */
export const FolderInput = ({ ref, label, onChoose }: Props) => (
  <input
    ref={(element) => {
      ref.current = element;
      // React knows no attribute of this name
      if (element) element.webkitdirectory = true;
    }}
    type="file"
    aria-label={label}
    className="hidden"
    multiple
    onChange={({ target }) => {
      onChoose([...(target.files ?? [])]);
      target.value = '';
    }}
  />
);
