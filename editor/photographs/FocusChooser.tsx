import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import {
  cuttingSlots,
  readFocus,
  usualFocus,
  writeFocus,
  type Focus,
  type Size,
} from '../../src/site/pictures/focus.ts';
import { objectPosition } from '../../src/site/pictures/object-position.ts';
import { projectFile, type FindAsset } from '../preview/project-files.ts';

/** What the CMS, with our patches, hands to the inputs of a field. */
type FocusChooserProps = CustomFieldControlProps & { getAsset?: FindAsset };

interface State {
  /** The picture as the form names it, and where the browser finds it. */
  file?: string;
  url?: string | undefined;
  /** Its size as it is seen. */
  size?: Size | undefined;
}

const AXES = [
  { axis: 'x', label: 'From the left' },
  { axis: 'y', label: 'From the top' },
] as const;
type Axis = (typeof AXES)[number]['axis'];

/** With Shift an arrow key goes so far, in percent. */
const FAR = 10;

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/**
 * Chooses the point around which a picture is cut, and shows each shape that the site cuts of it.
 */
export class FocusChooser extends Component<FocusChooserProps, State> {
  override state: State = {};
  readonly #root = createRef<HTMLDivElement>();
  #file?: string;

  override componentDidMount() {
    void this.find();
  }

  override componentDidUpdate() {
    void this.find();
  }

  /** The value of the picture's own field, which stands beside this one. */
  get file(): string {
    const field = this.#root.current?.closest<HTMLElement>('[data-key-path]');
    const path = field?.dataset['keyPath']?.split('.').slice(0, -1) ?? [];
    const value: unknown = this.props.entry?.getIn(['data', ...path, 'file']);
    return typeof value === 'string' ? value : '';
  }

  async find() {
    const { file } = this;
    if (file === this.#file) return;
    this.#file = file;
    this.setState({ file, url: undefined, size: undefined });
    const { getAsset = () => undefined } = this.props;
    const isNew = file === '' || file.startsWith('blob:');
    const url = isNew ? file : (await projectFile(getAsset, file))?.url;
    if (this.#file === file) this.setState({ url });
  }

  get focus(): Focus {
    const [slot] = this.slots;
    return readFocus(this.props.value) ?? (slot ? usualFocus(slot) : { x: 50, y: 50 });
  }

  get slots() {
    const slots = this.props.field.get('slots') as unknown as { toJS: () => string[] };
    return cuttingSlots(slots.toJS());
  }

  choose(focus: Focus) {
    this.props.onChange(writeFocus({ x: within(focus.x), y: within(focus.y) }));
  }

  point(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    this.choose({
      x: ((event.clientX - left) / width) * 100,
      y: ((event.clientY - top) / height) * 100,
    });
  }

  key(axis: Axis, event: KeyboardEvent) {
    const step = { ArrowLeft: -FAR, ArrowUp: -FAR, ArrowRight: FAR, ArrowDown: FAR }[event.key];
    // One percent is what the browser does itself, in which Down is less.
    const isPlainVertical = !event.shiftKey && axis === 'y' && /Up|Down/.test(event.key);
    if (step === undefined || !(event.shiftKey || isPlainVertical)) return;
    event.preventDefault();
    const { focus } = this;
    this.choose({ ...focus, [axis]: focus[axis] + (isPlainVertical ? step / FAR : step) });
  }

  override render(): ReactNode {
    const value: unknown = this.props.value;
    const { file = '', url, size } = this.state;
    const { focus, slots } = this;
    return (
      <div className="focus" ref={this.#root}>
        {!url && <p>{file ? 'Loading the picture…' : 'First choose a picture.'}</p>}
        {url && (
          <>
            <div
              className="whole"
              // A finger that moves scrolls the form, and changes nothing.
              onPointerUp={(event) => this.point(event)}
              onPointerDown={(event) => {
                if (event.pointerType === 'touch') return;
                event.currentTarget.setPointerCapture(event.pointerId);
                this.point(event);
              }}
              onPointerMove={(event) => {
                if (event.currentTarget.hasPointerCapture(event.pointerId)) this.point(event);
              }}
            >
              <img
                src={url}
                alt=""
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  this.setState({ size: { width, height } })
                }
              />
              <i style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
            </div>
            {AXES.map(({ axis, label }) => (
              <label key={axis}>
                {label}
                <input
                  type="range"
                  min={0}
                  max={100}
                  value={focus[axis]}
                  aria-valuetext={`${focus[axis]} percent`}
                  onKeyDown={(event) => this.key(axis, event)}
                  onChange={({ target }) => this.choose({ ...focus, [axis]: Number(target.value) })}
                />
                <span aria-hidden="true">{focus[axis]} %</span>
              </label>
            ))}
            <button type="button" disabled={!value} onClick={() => this.props.onChange('')}>
              Remove the point
            </button>
            {size && (
              <ul aria-label="What the site shows of the picture">
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
                          readFocus(value) ?? usualFocus(slot),
                        ),
                      }}
                    />
                    {slot.name.charAt(0).toUpperCase() + slot.name.slice(1)}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    );
  }
}
