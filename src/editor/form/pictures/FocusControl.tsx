import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  cuttingSlots,
  type Focus,
  objectPosition,
  readFocus,
  type Size,
  usualFocus,
  writeFocus,
} from '#site/shared/pictures';
import { useTexts } from '../../app/Editor.tsx';
import { IMAGES } from '../../store/project/find-file.ts';
import { WORDS } from '../../words/words.ts';
import type { ControlProps } from '../control.ts';
import { textOf } from '../values/values.ts';
import { useProjectFile } from './use-project-file.ts';

const words = WORDS.pictures;

const AXES = ['x', 'y'] as const;

/** With Shift an arrow key goes so far, in percent. */
const FAR = 10;

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** The point at which somebody points in a picture. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

/** How far an arrow key moves the point; the browser would count downwards for Down. */
function stepOf({ key, shiftKey }: KeyboardEvent): number | undefined {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  return step && (shiftKey ? step * FAR : step);
}

/**
 * Chooses the point around which a picture is cut, and shows each shape that the site cuts of it.
 */
export default function FocusControl(props: ControlProps) {
  const { id, describedBy, schema, value, set, path, keys } = props;
  const texts = useTexts();
  const [size, setSize] = useState<Size>();
  const file = textOf(texts.value(path, [...keys.slice(0, -1), 'file']));
  const url = useProjectFile(IMAGES + file)?.url;
  const slots = cuttingSlots(Array.isArray(schema.use) ? schema.use : []);
  const chosen = readFocus(value);
  const [first] = slots;
  const focus = chosen ?? (first ? usualFocus(first) : { x: 50, y: 50 });
  const choose = ({ x, y }: Focus) => set(writeFocus({ x: within(x), y: within(y) }));
  if (url === undefined) return <p>{file === '' ? words.noPictureYet : words.reading}</p>;
  return (
    <div className="focus">
      <div
        className="whole"
        // A finger that moves scrolls the form, and changes nothing.
        onPointerUp={(event) => choose(pointOf(event))}
        onPointerDown={(event) => {
          if (event.pointerType === 'touch') return;
          event.currentTarget.setPointerCapture(event.pointerId);
          choose(pointOf(event));
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(pointOf(event));
        }}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        <i style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      {AXES.map((axis) => (
        <label key={axis}>
          {words[axis]}
          <input
            id={axis === 'x' ? id : undefined}
            aria-describedby={describedBy}
            aria-label={words[axis]}
            type="range"
            dir="ltr"
            min={0}
            max={100}
            value={focus[axis]}
            aria-valuetext={`${focus[axis]} %`}
            onKeyDown={(event) => {
              const step = stepOf(event);
              if (step === undefined) return;
              event.preventDefault();
              choose({ ...focus, [axis]: focus[axis] + step });
            }}
            onChange={({ target }) => choose({ ...focus, [axis]: Number(target.value) })}
          />
          <span aria-hidden="true">{focus[axis]} %</span>
        </label>
      ))}
      <button type="button" disabled={!chosen} onClick={() => set(undefined)}>
        {words.removePoint}
      </button>
      {size && (
        <ul aria-label={words.cuts}>
          {slots.map((slot) => (
            <li key={slot.name}>
              <img
                src={url}
                alt=""
                style={{
                  aspectRatio: slot.ratio,
                  objectPosition: objectPosition(size, slot.ratio, chosen ?? usualFocus(slot)),
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
