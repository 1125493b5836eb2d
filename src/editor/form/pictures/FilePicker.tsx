import { useRef } from 'react';

interface FilePickerProps {
  /** Words on the button. */
  name: string;
  /** Kinds of files, as the attribute of HTML has them. */
  accept: string;
  isMultiple?: boolean;
  pick: (files: readonly File[]) => void;
}

/** A button that asks the device for files. */
export function FilePicker({ name, accept, isMultiple = false, pick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {name}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          pick([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
