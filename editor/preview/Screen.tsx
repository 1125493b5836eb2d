import { directionOf } from '../../src/content/languages/language.ts';
import { Component, createRef, type ReactNode, type SyntheticEvent } from 'react';

/** The screens on which the page can be shown; widths in CSS px. */
export const SCREENS = {
  phone: { label: 'Phone', width: 360 },
  desktop: { label: 'Desktop', width: 1280 },
} as const;

export type ScreenName = keyof typeof SCREENS;

interface ScreenProps {
  name: ScreenName;
  /** Language of the page (BCP 47); another language needs another `key`. */
  language: string;
  title: string;
  /** Renders the page into the body of the screen. */
  children: (body: HTMLElement) => ReactNode;
}

interface State {
  body?: HTMLElement;
  /** Space for the screen, in px. */
  room: { width: number; height: number };
}

/** Keeps links from leaving the page, and forms from being sent. */
function stay(event: SyntheticEvent) {
  const link = (event.target as Element).closest('a[href]');
  const inPage = link?.getAttribute('href')?.startsWith('#');
  if (event.type === 'submit' || (link && !inPage)) event.preventDefault();
}

const documentOf = (language: string) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<link rel="stylesheet" href="${location.origin}/admin/page.css"></head><body></body></html>`;

/** A screen as wide as a visitor's, scaled down where there is less space. */
export class Screen extends Component<ScreenProps, State> {
  override state: State = { room: { width: 0, height: 0 } };
  readonly #document = documentOf(this.props.language);
  readonly #box = createRef<HTMLDivElement>();
  readonly #observer = new ResizeObserver(() => this.measure());

  override componentDidMount() {
    if (this.#box.current) this.#observer.observe(this.#box.current);
    this.measure();
  }

  override componentWillUnmount() {
    this.#observer.disconnect();
  }

  measure() {
    const { clientWidth = 0, clientHeight = 0 } = this.#box.current ?? {};
    this.setState({ room: { width: clientWidth, height: clientHeight } });
  }

  override render(): ReactNode {
    const { name, title, children } = this.props;
    const { body, room } = this.state;
    const { width } = SCREENS[name];
    const scale = Math.min(1, room.width / width || 1);
    return (
      <div className="screen" ref={this.#box} onClickCapture={stay} onSubmitCapture={stay}>
        <iframe
          title={title}
          srcDoc={this.#document}
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginInline: scale < 1 ? 0 : 'auto',
          }}
          onLoad={({ currentTarget }) =>
            this.setState({ body: currentTarget.contentDocument?.body as never })
          }
        />
        {body && children(body)}
      </div>
    );
  }
}
