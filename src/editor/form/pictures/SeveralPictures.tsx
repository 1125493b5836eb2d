import { useState } from 'react';
import { fill } from '#content/text';
import { WORDS } from '../../words/words.ts';
import type { ControlProps } from '../control.ts';
import { FilePicker } from './FilePicker.tsx';
import { useUpload } from './use-upload.ts';

const words = WORDS.pictures;

/** Adds several pictures to a list at once, each as an item that still lacks its words. */
export default function SeveralPictures({ schema, value, set, path, keys }: ControlProps) {
  const { message, upload } = useUpload();
  const [outcome, setSaid] = useState('');
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { maxItems = Infinity } = schema;
  const add = async (files: readonly File[]) => {
    setSaid('');
    const fitting = files.slice(0, Math.max(0, maxItems - items.length));
    const names = await upload(fitting, [path, ...keys].join('\n'));
    if (names.length > 0) set([...items, ...names.map((file) => ({ file }))]);
    const left = String(files.length - fitting.length);
    const most = String(maxItems);
    setSaid(
      [
        names.length > 0 ? words.describe : '',
        left === '0' ? '' : fill(words.tooMany, { left, most }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  return (
    <div className="picture">
      <FilePicker
        name={words.several}
        accept="image/*,.heic,.heif"
        isMultiple
        pick={(files) => void add(files)}
      />
      <p role="status">
        {message} {outcome}
      </p>
    </div>
  );
}
