import { useRef } from 'react';

interface FilePickerProps {
  /** The text of the button. */
  label: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  isMultiple?: boolean;
  pick: (files: readonly File[]) => void;
}

/** A button that opens the file chooser of the device. */
export function FilePicker({ label, accept, isMultiple = false, pick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button onClick={() => input.current?.click()}>{label}</button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          pick([...(target.files ?? [])]);
          // Without this, choosing the same file again would fire no event.
          target.value = '';
        }}
      />
    </>
  );
}
