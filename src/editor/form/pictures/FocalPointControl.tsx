import { useState, type MouseEvent } from 'react';
import {
  croppingSlots,
  type FocalPoint,
  objectPosition,
  parseFocalPoint,
  type Size,
  defaultFocalPoint,
  formatFocalPoint,
} from '#site/shared/pictures';
import { useTexts } from '../../shared/Editor.tsx';
import { IMAGES } from '../../store/assets/find-file.ts';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import type { ControlProps } from '../control.ts';
import { TextControl } from '../plain-controls.tsx';
import { useProjectFile } from './project-files.ts';

const words = WORDS.pictures;

/** The point of a click in a picture, in per cent of its size. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

/** Chooses the focal point of a picture, and previews the crop of each slot that shows it. */
export default function FocalPointControl(props: ControlProps) {
  const { field, value, set, path, keys } = props;
  const texts = useTexts();
  const [size, setSize] = useState<Size>();
  const file = textOf(texts.value(path, [...keys.slice(0, -1), 'file']));
  const url = useProjectFile(IMAGES + file)?.url;
  const slots = croppingSlots(Array.isArray(field.use) ? field.use : []);
  const chosen = parseFocalPoint(value);
  const [first] = slots;
  const focus = chosen ?? (first ? defaultFocalPoint(first) : { x: 50, y: 50 });
  if (url === undefined) return <p>{file === '' ? words.noPictureYet : words.reading}</p>;
  return (
    <div className="focus">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the input below does the same by keyboard */}
      <div className="whole" onClick={(event) => set(formatFocalPoint(pointOf(event)))}>
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        <i style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <p className="helped">{words.tapPoint}</p>
      <TextControl {...props} />
      {size && (
        <ul aria-label={words.cuts}>
          {slots.map((slot) => (
            <li key={slot.name}>
              <img
                src={url}
                alt=""
                style={{
                  aspectRatio: slot.ratio,
                  objectPosition: objectPosition(
                    size,
                    slot.ratio,
                    chosen ?? defaultFocalPoint(slot),
                  ),
                }}
              />
              {slot.name.charAt(0).toUpperCase() + slot.name.slice(1)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
